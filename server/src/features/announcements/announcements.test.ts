import { ANNOUNCEMENT_MESSAGES as M } from '@academy/contract/announcements'
import { addDays, dayOf } from '@academy/contract/text/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAnnouncement, announcementBody, announcementKey, toCourse } from '../../testing/announcements.ts'
import { aCourse, anAdmin, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'
import { aClassmate, aLesson } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const listOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/announcements')).announcements
const titlesOf = async (person: TestPerson) => (await listOf(person)).map(({ title }) => title)
const inBell = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications
const managed = async (by: TestPerson, id: string) =>
  (await academy.as(by).call('GET /api/instructor/announcements/{id}', { params: { id } })).announcement
const open = (person: TestPerson, id: string) =>
  academy.as(person).send('PUT /api/announcements/{id}/read', { params: { id } })
const withdraw = (by: TestPerson, id: string) =>
  academy.as(by).send('PUT /api/announcements/{id}/withdrawn', { params: { id } })
const inDays = (days: number) => addDays(dayOf(academy.services.clock.now()), days)
const inHours = (hours: number) =>
  new Date(academy.services.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('what a course is told', () => {
  test('reaches its students in the bell and by mail, letter for letter, and nobody else', async () => {
    const { grace, course, aline, eric } = await aLesson(academy)
    const stranger = await aStudent(academy)
    const [title, text] = [
      'Ikizamini 📝 kuri “Canvas” <b>',
      'Muraho neza,\n\ntwahuye saa tatu 😀\nmu cyumba cya 4 & 5.',
    ]
    const id = await anAnnouncement(academy, grace, toCourse(course), { title, text })
    const mails = await academy.outbox()
    for (const student of [aline, eric]) {
      expect(await inBell(student)).toMatchObject([
        { kind: 'announcement', event: 'announcement', title, link: `/announcements/${id}` },
      ])
      const [mail] = mails.filter(({ to }) => to === student.email)
      expect(mail?.subject).toBe(title)
      expect(mail?.text).toContain('twahuye saa tatu 😀\nmu cyumba cya 4 & 5.')
      expect(mail?.html).toContain('twahuye saa tatu 😀<br>mu cyumba cya 4 &amp; 5.')
    }
    expect([await inBell(grace), await inBell(stranger)]).toEqual([[], []])
    const { announcement } = await academy.as(aline).call('GET /api/announcements/{id}', { params: { id } })
    expect(announcement).toMatchObject({ title, text, author: 'Grace Mukamana', isRead: false })
    expect(announcement.audience).toEqual({
      kind: 'course',
      course: { _id: course.id, title: 'Small Games with Canvas' },
    })
    expect(await managed(grace, id)).toMatchObject({ state: 'sent', recipients: 2, readers: 0 })
    expect(await titlesOf(stranger)).not.toContain(title)
    const refused = await academy.as(stranger).send('GET /api/announcements/{id}', { params: { id } })
    expect(refused.status).toBe(403)
  })

  test('is counted as read once a person, and read in their bell too', async () => {
    const { grace, course, aline, eric } = await aLesson(academy)
    const admin = await anAdmin(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    await academy.runJobs()
    await Promise.all([open(aline, id), open(aline, id), open(aline, id)])
    await Promise.all([open(grace, id), open(admin, id)])
    expect((await managed(grace, id)).readers).toBe(1)
    expect((await inBell(aline))[0]?.isRead).toBe(true)
    expect([(await listOf(aline))[0]?.isRead, (await listOf(eric))[0]?.isRead]).toEqual([true, false])
    // Who came later reads it, and is not one of those whom it was sent to.
    const late = await aClassmate(academy, course)
    expect((await open(late, id)).status).toBe(200)
    expect((await listOf(late))[0]?.isRead).toBe(true)
    await open(eric, id)
    expect(await managed(grace, id)).toMatchObject({ recipients: 2, readers: 2 })
  })

  test('stands on its page, the pinned above the others until their day is over', async () => {
    const lesson = await startAcademy({ isTimeHeld: true })
    try {
      const { grace, course, aline } = await aLesson(lesson)
      const today = dayOf(lesson.clock.now())
      const pinned = await anAnnouncement(lesson, grace, toCourse(course), {
        title: 'Rules',
        pinnedUntil: addDays(today, 1),
      })
      lesson.clock.advance(1000)
      for (let n = 0; n < 25; n += 1) {
        await anAnnouncement(lesson, grace, toCourse(course), { title: `News ${n}` })
        lesson.clock.advance(1000)
      }
      const page = (after?: string) =>
        lesson.as(aline).call('GET /api/courses/{courseId}/announcements', {
          params: { courseId: course.id },
          query: after ? { after } : {},
        })
      const first = await page()
      expect(first.pinned.map(({ _id }) => _id)).toEqual([pinned])
      expect(first.announcements.map(({ title }) => title)).toEqual(
        Array.from({ length: 20 }, (_, n) => `News ${24 - n}`),
      )
      const second = await page(first.next ?? '')
      expect(second.announcements.map(({ title, isPinned }) => [title, isPinned])).toEqual([
        ...Array.from({ length: 5 }, (_, n) => [`News ${4 - n}`, false]),
        ['Rules', true],
      ])
      expect(second.next).toBeNull()
      lesson.clock.advance(2 * 86_400_000)
      expect((await page()).pinned).toEqual([])
    } finally {
      await lesson.stop()
    }
  })

  test('is pinned, and no longer, after it was sent; its text stays', async () => {
    const { grace, course } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    await academy.runJobs()
    const pin = (pinnedUntil: string | null) =>
      academy.as(grace).send('PUT /api/announcements/{id}/pinned', { params: { id }, body: { pinnedUntil } })
    expect((await pin(inDays(3))).body.announcement).toMatchObject({ isPinned: true, pinnedUntil: inDays(3) })
    expect(await pin(inDays(-1))).toMatchObject({ status: 400, body: { message: M.pinPast } })
    expect(await pin(inDays(400))).toMatchObject({ status: 400, body: { message: M.pinTooFar } })
    expect((await pin(null)).body.announcement).toMatchObject({ isPinned: false, pinnedUntil: null })
    const edited = await academy.as(grace).send('PUT /api/announcements/{id}', {
      params: { id },
      body: announcementBody(toCourse(course), { title: 'Another' }),
    })
    expect(edited).toMatchObject({ status: 409, body: { message: M.sentStays } })
    const deleted = await academy.as(grace).send('DELETE /api/announcements/{id}', { params: { id } })
    expect(deleted).toMatchObject({ status: 409, body: { message: M.sentNotDeleted } })
  })
})

describe('whom an admin tells', () => {
  test('a role, or all: each finds what is for them', async () => {
    const admin = await anAdmin(academy)
    const [student, instructor, other] = [
      await aStudent(academy),
      await anInstructor(academy),
      await anAdmin(academy),
    ]
    const people = [student, instructor, other]
    await anAnnouncement(academy, admin, { kind: 'role', role: 'user' }, { title: 'To students' })
    await anAnnouncement(academy, admin, { kind: 'role', role: 'instructor' }, { title: 'To instructors' })
    await anAnnouncement(academy, admin, { kind: 'role', role: 'admin' }, { title: 'To admins' })
    const toAll = await anAnnouncement(academy, admin, { kind: 'all' }, { title: 'To all' })
    await academy.runJobs()
    const bells = await Promise.all(people.map(async (one) => (await inBell(one)).map(({ title }) => title)))
    expect(bells.map((titles) => titles.sort())).toEqual([
      ['To all', 'To students'],
      ['To all', 'To instructors'],
      ['To admins', 'To all'],
    ])
    for (const one of people) expect((await titlesOf(one)).slice(0, 2)).toContain('To all')
    expect(await titlesOf(student)).not.toContain('To instructors')
    expect(await inBell(admin)).toEqual([])
    const { recipients } = await managed(admin, toAll)
    const { people: counted } = await academy
      .as(admin)
      .call('GET /api/instructor/announcements/audience', { query: { kind: 'all' } })
    expect(recipients).toBe(counted)
  })

  test('an instructor tells no role and nobody else’s course', async () => {
    const { grace } = await aLesson(academy)
    const other = await aLesson(academy)
    for (const audience of [
      { kind: 'all' } as const,
      { kind: 'role', role: 'admin' } as const,
      toCourse(other.course),
    ]) {
      const body = { ...announcementBody(audience), key: announcementKey() }
      expect((await academy.as(grace).send('POST /api/announcements', { body })).status).toBe(403)
    }
    const one = await anAnnouncement(
      academy,
      grace,
      toCourse(await aCourse(academy, { instructor: grace })),
      {
        sendAt: inHours(1),
      },
    )
    const moved = await academy.as(grace).send('PUT /api/announcements/{id}', {
      params: { id: one },
      body: announcementBody({ kind: 'all' }),
    })
    expect(moved).toMatchObject({ status: 403, body: { message: M.coursesOnly } })
  })

  test('what an admin told a course its instructor sees, and does not change', async () => {
    const { grace, course } = await aLesson(academy)
    const admin = await anAdmin(academy)
    const id = await anAnnouncement(academy, admin, toCourse(course), { title: 'From the office' })
    const { announcements } = await academy.as(grace).call('GET /api/instructor/announcements')
    expect(announcements).toMatchObject([{ _id: id, isYours: false }])
    expect(await managed(grace, id)).toMatchObject({ mayWithdraw: false, mayPin: false })
    expect(await withdraw(grace, id)).toMatchObject({ status: 403, body: { message: M.ofAdmin } })
    expect((await withdraw(admin, id)).status).toBe(200)
  })
})

describe('what is taken down', () => {
  test('leaves pages and bells, and its mails that wait do not leave', async () => {
    const { grace, course, aline, eric } = await aLesson(academy)
    await academy.as(eric).call('PUT /api/notification-preferences', {
      body: { quietHours: { from: '00:00', until: '23:59' } },
    })
    const id = await anAnnouncement(academy, grace, toCourse(course), { title: 'Wrong room' })
    await academy.runJobs()
    expect(await inBell(eric)).toHaveLength(1)
    expect((await withdraw(grace, id)).body).toMatchObject({
      message: M.withdrawn,
      announcement: { state: 'withdrawn', mayWithdraw: false, mayPin: false },
    })
    expect((await academy.as(aline).send('GET /api/announcements/{id}', { params: { id } })).status).toBe(404)
    expect(await titlesOf(aline)).not.toContain('Wrong room')
    await academy.runJobs()
    expect([await inBell(aline), await inBell(eric)]).toEqual([[], []])
    const waiting = await academy.services.db
      .selectFrom('mails')
      .select('id')
      .where('user_id', '=', eric.id)
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting).toEqual([])
    expect((await withdraw(grace, id)).status).toBe(200)
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .select(['action', 'subject_name'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { action: 'send-announcement', subject_name: 'Wrong room' },
      { action: 'withdraw-announcement', subject_name: 'Wrong room' },
    ])
  })

  test('what waits is deleted instead, and then nobody hears of it', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course), { sendAt: inHours(2) })
    expect(await withdraw(grace, id)).toMatchObject({ status: 409, body: { message: M.notSentYet } })
    expect((await academy.as(aline).send('GET /api/announcements/{id}', { params: { id } })).status).toBe(404)
    await academy.as(grace).call('DELETE /api/announcements/{id}', { params: { id } })
    expect((await academy.as(grace).send('DELETE /api/announcements/{id}', { params: { id } })).status).toBe(
      404,
    )
  })
})

test('a course takes its announcements along; a person leaves theirs as a deleted user’s', async () => {
  const { grace, course, aline } = await aLesson(academy)
  const admin = await anAdmin(academy)
  const ofCourse = await anAnnouncement(academy, grace, toCourse(course))
  const ofAdmin = await anAnnouncement(academy, admin, { kind: 'all' }, { title: 'Left behind' })
  await academy.runJobs()
  await open(aline, ofCourse)
  const { lost } = await academy
    .as(grace)
    .call('POST /api/instructor/courses/deletion', { body: { ids: [course.id] } })
  expect(lost.announcements).toBe(1)
  await academy.as(grace).call('DELETE /api/course/{id}', { params: { id: course.id } })
  expect(
    (await academy.as(aline).send('GET /api/announcements/{id}', { params: { id: ofCourse } })).status,
  ).toBe(404)
  await academy.services.db.deleteFrom('users').where('id', '=', admin.id).execute()
  const { announcement } = await academy
    .as(aline)
    .call('GET /api/announcements/{id}', { params: { id: ofAdmin } })
  expect(announcement.author).toBe('Deleted user')
})
