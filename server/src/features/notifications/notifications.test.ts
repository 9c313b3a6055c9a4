import { NOTIFICATION_MESSAGES as M, NOTIFICATIONS_MAX_ROWS } from '@academy/contract/notifications'
import { badgeCountMax } from '@academy/contract/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { writeLetter } from '../../services/mail/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAdmin, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { type Note, notify, notifyAdmins, scheduleForgettingNotifications } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const aNote = (traits: object = {}): Note => ({
  kind: 'announcement',
  about: `welcome:${newId()}`,
  title: 'Payment approved',
  message: 'Small Games with Canvas is open for you.',
  link: '/courses',
  ...traits,
})
const tell = (people: { id: string }[], traits: object = {}) =>
  academy.write((ctx) => notify(ctx, people, aNote(traits)))
const bellOf = (person: TestPerson) => academy.as(person).call('GET /api/notifications')
const mailTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)

describe('telling', () => {
  test('reaches the bell and the mailbox, newest first', async () => {
    const aline = await aStudent(academy, { name: 'Aline Uwase' })
    await tell([aline], { title: 'First' })
    await tell([aline], { title: 'Second', link: null })
    const { success, notifications, unreadCount } = await bellOf(aline)
    expect(notifications[0]?.kind).toBe('announcement')
    expect([success, unreadCount]).toEqual([true, 2])
    expect(notifications.map(({ title, link, isRead }) => [title, link, isRead])).toEqual([
      ['Second', null, false],
      ['First', '/courses', false],
    ])
    const mails = await mailTo(aline)
    expect(mails).toHaveLength(2)
    const [first, second] = ['First', 'Second'].map((title) => mails.find(({ subject }) => subject === title))
    expect(first?.text).toContain('Hello Aline Uwase,')
    expect(first?.text).toContain(`${academy.services.config.publicUrl}/courses`)
    expect(second?.text).not.toContain('Open:')
  })

  test('happens once, also when twenty say it at the same moment', async () => {
    const [eric, diane] = [await aStudent(academy), await aStudent(academy)]
    const note = { about: 'payment-approved:1' }
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tell(i % 2 ? [eric, diane] : [diane, eric], note)),
    )
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await bellOf(eric)).notifications).toHaveLength(1)
    expect((await bellOf(diane)).unreadCount).toBe(1)
    expect(await mailTo(eric)).toHaveLength(1)
    expect(await tell([eric], note)).toBe(0)
  })

  test('leaves nothing behind when what it tells of does not happen', async () => {
    const keza = await aStudent(academy)
    const undone = academy.write(async (ctx) => {
      await notify(ctx, [keza], aNote())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await bellOf(keza)).toMatchObject({ notifications: [], unreadCount: 0 })
    expect(await mailTo(keza)).toEqual([])
  })

  test('mails only those who want mail, with the letter that was given', async () => {
    const [wanting, other, third] = [
      await aStudent(academy),
      await aStudent(academy),
      await aStudent(academy),
    ]
    await academy.as(other).call('PUT /api/user/me/preferences', { body: { emailNotifications: false } })
    const letter = ({ name, email }: { name: string; email: string }) =>
      writeLetter(email, { academyName: 'Impinga', subject: `For ${name}`, paragraphs: ['Look.'] })
    expect(await tell([wanting, other], { letter })).toBe(2)
    await tell([third], { letter: null })
    expect((await mailTo(wanting)).map(({ subject }) => subject)).toEqual([`For ${wanting.name}`])
    expect([...(await mailTo(other)), ...(await mailTo(third))]).toEqual([])
    expect((await bellOf(other)).unreadCount).toBe(1)
  })

  test('passes over who is gone, and cuts what is too long for the bell', async () => {
    const bosco = await aStudent(academy)
    const long = { title: '🌄'.repeat(300), message: 'ñ'.repeat(5_000) }
    expect(await tell([{ id: newId() }, bosco], long)).toBe(1)
    const [one] = (await bellOf(bosco)).notifications
    expect([...(one?.title ?? '')]).toHaveLength(200)
    expect(one?.message).toMatch(/ñ…$/)
    expect(await tell([])).toBe(0)
  })

  test('reaches every admin, and nobody else', async () => {
    const [admin, superadmin, student] = [
      await anAdmin(academy),
      await aSuperadmin(academy),
      await aStudent(academy),
    ]
    await academy.write((ctx) => notifyAdmins(ctx, aNote({ title: 'A payment waits' })))
    for (const person of [admin, superadmin])
      expect((await bellOf(person)).notifications[0]?.title).toBe('A payment waits')
    expect((await bellOf(student)).notifications).toEqual([])
  })
})

describe('the bell', () => {
  test('shows the newest, and counts all that are unread', async () => {
    const aline = await aStudent(academy)
    await academy.write(async (ctx) => {
      for (let i = 1; i <= NOTIFICATIONS_MAX_ROWS + 3; i++)
        await notify(ctx, [aline], aNote({ title: `Number ${i}`, letter: null }))
    })
    const { notifications, unreadCount, hasMore } = await bellOf(aline)
    expect(notifications).toHaveLength(NOTIFICATIONS_MAX_ROWS)
    expect([notifications[0]?.title, unreadCount, hasMore]).toEqual(['Number 53', 53, true])
  })

  test('gives older ones from where the newest end, somebody’s own alone, and says when there are none', async () => {
    const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
    await academy.write(async (ctx) => {
      for (let i = 1; i <= NOTIFICATIONS_MAX_ROWS + 1; i++)
        await notify(ctx, [aline, eric], aNote({ title: `Number ${i}`, letter: null }))
    })
    const older = (before: string | undefined) =>
      academy.as(aline).call('GET /api/notifications', { query: { before } })
    const newest = await bellOf(aline)
    const rest = await older(newest.notifications.at(-1)?._id)
    expect(rest).toMatchObject({ notifications: [{ title: 'Number 1' }], hasMore: false, unreadCount: 51 })
    const none = await older(rest.notifications[0]?._id)
    expect(none).toMatchObject({ notifications: [], hasMore: false, unreadCount: 51 })
  })

  test('answers 304 without a body until something changes', async () => {
    const eric = await aStudent(academy)
    await tell([eric], { letter: null })
    const first = await academy.as(eric).send('GET /api/notifications')
    expect(first.headers['cache-control']).toBe('no-store')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await academy.as(eric).send('GET /api/notifications', { headers })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag])
    for (const tags of [`"other", ${first.headers.etag}`, String(first.headers.etag).replace('W/', '')]) {
      const answer = await academy
        .as(eric)
        .send('GET /api/notifications', { headers: { 'if-none-match': tags } })
      expect(answer.status).toBe(304)
    }
    await academy.as(eric).call('PUT /api/notifications/mark-all-read')
    const changed = await academy.as(eric).send('GET /api/notifications', { headers })
    expect([changed.status, changed.body.unreadCount]).toEqual([200, 0])
  })

  test('is marked one by one, all at once, and emptied', async () => {
    const diane = await aStudent(academy)
    for (const title of ['One', 'Two', 'Three']) await tell([diane], { title })
    const as = academy.as(diane)
    const [three, two] = (await bellOf(diane)).notifications
    const params = { id: two?._id ?? '' }
    for (let i = 0; i < 2; i++)
      expect(await as.call('PUT /api/notifications/{id}/read', { params })).toEqual({
        success: true,
        message: M.read,
      })
    expect(await bellOf(diane)).toMatchObject({ unreadCount: 2 })
    expect(await as.call('PUT /api/notifications/mark-all-read')).toMatchObject({ message: M.allRead })
    expect(await bellOf(diane)).toMatchObject({ unreadCount: 0 })
    await as.call('DELETE /api/notifications/{id}', { params: { id: three?._id ?? '' } })
    expect((await bellOf(diane)).notifications.map(({ title }) => title)).toEqual(['Two', 'One'])
    const gone = await as.send('DELETE /api/notifications/{id}', { params: { id: three?._id ?? '' } })
    expect([gone.status, gone.body]).toEqual([404, { message: M.notFound }])
  })

  test('is narrowed to a group and to what is unread, and pages backwards within it', async () => {
    const aline = await aStudent(academy)
    const rows = NOTIFICATIONS_MAX_ROWS + 1
    await academy.write(async (ctx) => {
      for (let i = 1; i <= rows; i++) {
        await notify(ctx, [aline], aNote({ kind: 'grade', title: `Grade ${i}`, letter: null }))
        await notify(ctx, [aline], aNote({ kind: 'payment', title: `Payment ${i}`, letter: null }))
      }
    })
    const of = (query: object) => academy.as(aline).call('GET /api/notifications', { query })
    const grades = await of({ group: 'grades' })
    expect(grades.notifications.every(({ kind }) => kind === 'grade')).toBe(true)
    expect(grades).toMatchObject({ hasMore: true, unreadCount: badgeCountMax })
    const before = grades.notifications.at(-1)?._id
    expect(await of({ group: 'grades', before })).toMatchObject({
      notifications: [{ title: 'Grade 1' }],
      hasMore: false,
    })
    await academy.as(aline).call('PUT /api/notifications/{id}/read', { params: { id: before ?? '' } })
    const titles = async (query: object) => (await of(query)).notifications.map(({ title }) => title)
    expect(await titles({ group: 'grades', unread: true })).not.toContain('Grade 2')
    expect(await titles({ group: 'grades', unread: false })).toContain('Grade 2')
    expect(await of({ group: 'messages' })).toMatchObject({ notifications: [], unreadCount: badgeCountMax })
    for (const query of [{ group: 'nothing' }, { unread: 'perhaps' }, { before: 'x' }])
      expect((await academy.as(aline).send('GET /api/notifications', { query })).status).toBe(400)
  })

  test('is emptied of what is read, and of nothing else or of anybody else', async () => {
    const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
    await tell([aline, eric], { title: 'Read' })
    for (const one of [aline, eric]) await academy.as(one).call('PUT /api/notifications/mark-all-read')
    await tell([aline], { title: 'Unread' })
    const empty = () => academy.as(aline).call('DELETE /api/notifications/read')
    expect(await empty()).toEqual({ success: true, message: M.readDeleted(1), deleted: 1 })
    expect(await empty()).toMatchObject({ deleted: 0 })
    expect((await bellOf(aline)).notifications.map(({ title }) => title)).toEqual(['Unread'])
    expect((await bellOf(eric)).notifications.map(({ title }) => title)).toEqual(['Read'])
  })

  test("is nobody else's: another person's is answered as one that never was", async () => {
    const [owner, admin] = [await aStudent(academy), await anAdmin(academy)]
    await tell([owner])
    const [own] = (await bellOf(owner)).notifications
    for (const address of ['PUT /api/notifications/{id}/read', 'DELETE /api/notifications/{id}']) {
      const theirs = await academy.as(admin).send(address, { params: { id: own?._id ?? '' } })
      const none = await academy.as(admin).send(address, { params: { id: newId() } })
      expect([theirs.status, theirs.body]).toEqual([404, none.body])
    }
    await academy.as(admin).call('PUT /api/notifications/mark-all-read')
    expect(await bellOf(owner)).toMatchObject({ unreadCount: 1, notifications: [{ isRead: false }] })
    const odd = await academy
      .as(owner)
      .send('DELETE /api/notifications/{id}', { params: { id: 'mark-all-read' } })
    expect([odd.status, odd.body.message]).toEqual([400, M.idInvalid])
  })
})

test('old ones go: read after two months, all after a year', async () => {
  const keza = await aStudent(academy)
  const day = 86_400_000
  await academy.services.db
    .insertInto('notifications')
    .values(
      [
        { title: 'read, old', is_read: true, days: 61 },
        { title: 'read, young', is_read: true, days: 59 },
        { title: 'unread, old', is_read: false, days: 364 },
        { title: 'unread, ancient', is_read: false, days: 366 },
      ].map(({ days, ...row }) => ({
        ...row,
        ...{ id: newId(), user_id: keza.id, about: row.title, message: '', link: null },
        created_at: new Date(academy.clock.now().getTime() - days * day),
      })),
    )
    .execute()
  await scheduleForgettingNotifications(academy.services)
  await academy.runJobs()
  expect((await bellOf(keza)).notifications.map(({ title }) => title).sort()).toEqual([
    'read, young',
    'unread, old',
  ])
})
