import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { USER_MESSAGES } from '@academy/contract/users'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
})

const block = (blocker: TestPerson, blocked: { id: string }) =>
  academy.as(blocker).send('POST /api/messages/block/{otherUserId}', { params: { otherUserId: blocked.id } })
const unblock = (blocker: TestPerson, blocked: { id: string }) =>
  academy
    .as(blocker)
    .send('DELETE /api/messages/block/{otherUserId}', { params: { otherUserId: blocked.id } })

describe('muting', () => {
  const mute = (person: TestPerson, other: { id: string }, isMuted: boolean) =>
    academy
      .as(person)
      .send('PUT /api/messages/mute/{otherUserId}/{courseId}', { ...here.pair(other), body: { isMuted } })

  test('takes a conversation out of the badge, not out of the list', async () => {
    await here.write(here.eric, here.aline, 'One')
    expect((await mute(here.aline, here.eric, true)).body).toEqual({ message: M.muted, isMuted: true })
    await here.write(here.eric, here.aline, 'Two')
    const { conversations, unreadCount } = await here.conversationsOf(here.aline)
    expect(unreadCount).toBe(0)
    expect(conversations[0]).toMatchObject({ isMuted: true, unreadCount: 2 })
    expect((await here.conversationsOf(here.eric)).conversations[0]?.isMuted).toBe(false)
    await mute(here.aline, here.eric, false)
    expect((await here.conversationsOf(here.aline)).unreadCount).toBe(2)
  })

  test('is for conversations that one has', async () => {
    expect(await mute(here.aline, here.eric, true)).toMatchObject({
      status: 404,
      body: { message: M.conversationNotFound },
    })
  })
})

describe('blocking', () => {
  test('a classmate is heard no more, says so to both, and can be heard again', async () => {
    await here.write(here.eric, here.aline, 'Before')
    expect((await block(here.aline, here.eric)).body.message).toBe(M.blocked)
    expect((await block(here.aline, here.eric)).status).toBe(200)
    expect(await here.write(here.eric, here.aline, 'x')).toMatchObject({
      status: 403,
      body: { message: M.blockedYou },
    })
    expect(await here.write(here.aline, here.eric, 'x')).toMatchObject({
      status: 403,
      body: { message: M.blockedByYou },
    })
    const closedOf = async (person: TestPerson) =>
      (await here.conversationsOf(person)).conversations[0]?.closed?.reason
    expect([await closedOf(here.aline), await closedOf(here.eric)]).toEqual(['blocked-by-you', 'blocked'])
    const { users } = await academy.as(here.aline).call('GET /api/messages/blocks')
    expect(users).toEqual([{ _id: here.eric.id, name: 'Eric Mugisha', role: 'user' }])
    expect((await academy.as(here.eric).call('GET /api/messages/blocks')).users).toEqual([])
    expect((await unblock(here.aline, here.eric)).body.message).toBe(M.unblocked)
    expect((await unblock(here.aline, here.eric)).status).toBe(404)
    expect((await here.write(here.eric, here.aline, 'After')).status).toBe(200)
  })

  test('is for classmates alone: who teaches and who runs the academy must be heard', async () => {
    const stranger = await aStudent(academy)
    for (const other of [here.grace, here.claudine, stranger, { id: newId() }])
      expect(await block(here.aline, other)).toMatchObject({
        status: 403,
        body: { message: M.blockNotClassmate },
      })
    expect(await block(here.aline, here.aline)).toMatchObject({ status: 400, body: { message: M.blockSelf } })
    for (const staff of [here.grace, here.claudine]) expect((await block(staff, here.aline)).status).toBe(403)
  })

  test('a classmate who became an instructor of the course is heard', async () => {
    await block(here.aline, here.eric)
    const samuel = academy.as(await aSuperadmin(academy))
    await samuel.call('PUT /api/user/role/{id}', {
      params: { id: here.eric.id },
      body: { role: 'instructor' },
    })
    await samuel.call('POST /api/course/assign', {
      body: { courseId: here.course.id, instructorId: here.eric.id },
    })
    expect((await here.write(here.eric, here.aline, 'Your homework')).status).toBe(200)
  })
})

describe('reporting', () => {
  const report = (person: TestPerson, messageId: string, reason = 'Unkind words') =>
    academy
      .as(person)
      .send('POST /api/messages/report/{messageId}', { params: { messageId }, body: { reason } })
  const list = (query = {}) => academy.as(here.claudine).call('GET /api/messages/reports', { query })
  const open = (reportId: string) =>
    academy.as(here.claudine).call('GET /api/messages/reports/{reportId}', { params: { reportId } })
  const actsOf = (subjectId: string) =>
    academy.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .orderBy('id')
      .execute()

  async function aLongThread() {
    const ids: string[] = []
    for (let n = 1; n <= 15; n += 1) {
      const two: [TestPerson, TestPerson] = n % 2 ? [here.eric, here.aline] : [here.aline, here.eric]
      ids.push((await here.write(...two, `secret ${n}`)).body.sent._id)
    }
    return ids
  }

  test('shows admins the message and five around it, and writes down who looked', async () => {
    const ids = await aLongThread()
    expect((await report(here.aline, ids[8] ?? '')).body).toEqual({ message: M.reported })
    const { reports, total } = await list({ state: 'open' })
    expect(total).toBeGreaterThan(0)
    expect(JSON.stringify(reports)).not.toContain('secret')
    expect(reports[0]).toMatchObject({
      reporter: { name: 'Aline Uwase' },
      reported: { name: 'Eric Mugisha' },
      course: { title: 'Maps of Kigali' },
      reason: 'Unkind words',
      closedAt: null,
      closedBy: null,
    })
    const id = reports[0]?._id ?? ''
    const { report: shown } = await open(id)
    const texts = (messages: { content: string }[]) => messages.map(({ content }) => content)
    expect(shown.message).toMatchObject({ content: 'secret 9', sender: { name: 'Eric Mugisha' } })
    expect(texts(shown.before)).toEqual([4, 5, 6, 7, 8].map((n) => `secret ${n}`))
    expect(texts(shown.after)).toEqual([10, 11, 12, 13, 14].map((n) => `secret ${n}`))
    const [act] = await actsOf(id)
    expect(act).toMatchObject({
      action: 'open-message-report',
      actor_id: here.claudine.id,
      subject_kind: 'message-report',
    })
    expect(JSON.stringify(act)).not.toContain('secret')
    await open(id)
    expect(await actsOf(id)).toHaveLength(2)
  })

  test('tells the admins, without what was written', async () => {
    const [id = ''] = await aLongThread()
    await report(here.aline, id)
    const { notifications } = await academy.as(here.claudine).call('GET /api/notifications')
    const [note] = notifications
    expect(note?.link).toMatch(/^\/admin\/message-reports\/[0-9a-f]{24}$/)
    expect(JSON.stringify(note)).not.toMatch(/secret|Unkind/)
  })

  test('is for what one received, once', async () => {
    const { body } = await here.write(here.aline, here.eric, 'x')
    const id = body.sent._id
    expect(await report(here.aline, id)).toMatchObject({ status: 400, body: { message: M.reportOwn } })
    for (const other of [here.grace, here.claudine])
      expect(await report(other, id)).toMatchObject({ status: 404, body: { message: M.messageNotFound } })
    expect(await report(here.eric, newId())).toMatchObject({ status: 404 })
    expect(await report(here.eric, id, ' ')).toMatchObject({
      status: 400,
      body: { message: M.reasonRequired },
    })
    expect((await report(here.eric, id)).status).toBe(200)
    expect(await report(here.eric, id)).toMatchObject({ status: 409, body: { message: M.reportedBefore } })
  })

  test('is closed once, by whom is kept, and the open ones come first', async () => {
    const [first = '', , third = ''] = await aLongThread()
    await report(here.aline, first)
    await report(here.aline, third)
    const before = await list()
    const [newer, older] = before.reports
    const close = () =>
      academy.as(here.claudine).send('PUT /api/messages/reports/{reportId}/closed', {
        params: { reportId: newer?._id ?? '' },
        body: { note: 'Talked to both' },
      })
    const openBefore = (await list({ state: 'open' })).total
    expect((await close()).body).toEqual({ message: M.reportClosed })
    expect(await close()).toMatchObject({ status: 409, body: { message: M.reportNotOpen } })
    const after = await list()
    expect(after.total).toBe(before.total)
    expect(after.reports[0]?._id).toBe(older?._id)
    expect((await list({ state: 'open' })).total).toBe(openBefore - 1)
    const closed = await list({ state: 'closed' })
    expect(closed.reports[0]).toMatchObject({
      _id: newer?._id,
      closedAt: expect.any(String),
      closedBy: { name: 'Claudine Umutoni' },
    })
  })

  test('outlives the two and their messages', async () => {
    const [first = ''] = await aLongThread()
    await report(here.aline, first)
    const id = (await list()).reports[0]?._id ?? ''
    const samuel = academy.as(await aSuperadmin(academy))
    for (const person of [here.aline, here.eric])
      await samuel.call('DELETE /api/user/{id}', { params: { id: person.id } })
    const { report: shown } = await open(id)
    expect(shown).toMatchObject({
      reporter: { name: USER_MESSAGES.deletedUser },
      reported: { name: USER_MESSAGES.deletedUser },
      ...{ message: null, before: [], after: [] },
    })
  })

  test('unknown ones are unknown', async () => {
    const answer = await academy
      .as(here.claudine)
      .send('GET /api/messages/reports/{reportId}', { params: { reportId: newId() } })
    expect(answer).toMatchObject({ status: 404, body: { message: M.reportNotFound } })
  })
})
