import { ANNOUNCEMENT_MESSAGES as M } from '@academy/contract/announcements'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { systemContext } from '../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAnnouncement, announcementBody, toCourse } from '../../testing/announcements.ts'
import { openLivePage } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { aClassmate, aLesson } from '../../testing/questions.ts'
import { PEOPLE_AT_A_TIME, tellSome } from './tell.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const HOUR_MS = 3_600_000
const inAnHour = () => new Date(academy.services.clock.now().getTime() + HOUR_MS).toISOString()
const inBell = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
const managed = async (by: TestPerson, id: string) =>
  (await academy.as(by).call('GET /api/instructor/announcements/{id}', { params: { id } })).announcement
const edit = (by: TestPerson, id: string, course: { id: string }, traits = {}) =>
  academy.as(by).send('PUT /api/announcements/{id}', {
    params: { id },
    body: announcementBody(toCourse(course), traits),
  })
const tellOnce = (id: string) => systemContext(academy.services).write((ctx) => tellSome(ctx, id))
const mailsTo = async ({ email }: TestPerson) =>
  (await academy.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)

/** So many more in a course, who came by a list and never signed in. */
async function aCrowd(course: { id: string }, people: number): Promise<void> {
  const ids = Array.from({ length: people }, () => newId())
  const { db } = academy.services
  await sql`insert into users (id, name, email)
    select id, 'Keza Mutoni', id || '@example.rw' from unnest(${ids}::text[]) id`.execute(db)
  await sql`insert into enrolments (course_id, user_id)
    select ${course.id}, id from unnest(${ids}::text[]) id`.execute(db)
}
const rowsOf = async (id: string, table: 'notifications' | 'mails') => {
  const { rows } = await sql<{ rows: number; people: number }>`
    select count(*) as rows, count(distinct user_id) as people from ${sql.table(table)}
    where about = ${`announcement:${id}`}`.execute(academy.services.db)
  return rows[0]
}

/** As if its hour had come: for the academy's clock and for the queue. */
async function letItsTimeCome(id: string): Promise<void> {
  academy.clock.advance(HOUR_MS + 1000)
  await sql`update graphile_worker._private_jobs set run_at = now()
    where key = ${`tell-announcement:${id}`}`.execute(academy.services.db)
}

describe('at its time', () => {
  test('it is told to those who belong to the course then, as it was written last', async () => {
    const { grace, course, aline, eric } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course), { sendAt: inAnHour(), title: 'Draft' })
    expect((await edit(grace, id, course, { sendAt: inAnHour(), title: 'Final' })).status).toBe(200)
    await academy.services.db
      .deleteFrom('enrolments')
      .where('user_id', '=', eric.id)
      .where('course_id', '=', course.id)
      .execute()
    const late = await aClassmate(academy, course)
    await academy.runJobs()
    expect([await inBell(aline), (await managed(grace, id)).state]).toEqual([[], 'scheduled'])
    await letItsTimeCome(id)
    await academy.runJobs()
    expect([await inBell(aline), await inBell(eric), await inBell(late)]).toEqual([['Final'], [], ['Final']])
    expect(await managed(grace, id)).toMatchObject({ state: 'sent', recipients: 2, mayEdit: false })
  })

  test('a job that comes too early waits', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course), { sendAt: inAnHour() })
    const { at } = await managed(grace, id)
    expect(await tellOnce(id)).toEqual(new Date(at))
    expect([await inBell(aline), (await managed(grace, id)).state]).toEqual([[], 'scheduled'])
  })

  test.each([1, 2, 3])('an edit beside the job lands before, or is refused (%i)', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course), { sendAt: inAnHour(), title: 'Before' })
    academy.clock.advance(HOUR_MS + 1000)
    const [edited] = await Promise.all([
      edit(grace, id, course, { title: 'After' }),
      tellOnce(id),
      tellOnce(id),
    ])
    while (await tellOnce(id));
    expect(edited.status === 409 ? M.sentStays : edited.body.message).toBe(
      edited.status === 409 ? edited.body.message : M.sending,
    )
    expect(await inBell(aline)).toEqual([edited.status === 200 ? 'After' : 'Before'])
  })

  test.each([1, 2, 3])('a deletion beside the job leaves nothing, or is refused (%i)', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course), { sendAt: inAnHour(), title: 'Hear' })
    academy.clock.advance(HOUR_MS + 1000)
    const [deleted] = await Promise.all([
      academy.as(grace).send('DELETE /api/announcements/{id}', { params: { id } }),
      tellOnce(id),
    ])
    expect([200, 409]).toContain(deleted.status)
    expect(await inBell(aline)).toEqual(deleted.status === 200 ? [] : ['Hear'])
  })
})

describe('in pieces', () => {
  test('who dies in the middle of one has told nobody of it, and all hear of it once', async () => {
    const { grace, course, aline } = await aLesson(academy)
    await aCrowd(course, 2 * PEOPLE_AT_A_TIME)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    expect(await tellOnce(id)).not.toBeNull()
    expect(await managed(grace, id)).toMatchObject({ state: 'sending', recipients: PEOPLE_AT_A_TIME })
    // The node ends after it told a piece, and before the piece is committed.
    const died = systemContext(academy.services).write(async (ctx) => {
      await tellSome(ctx, id)
      throw new Error('the node is gone')
    })
    await expect(died).rejects.toThrow('the node is gone')
    expect(await rowsOf(id, 'notifications')).toEqual({ rows: PEOPLE_AT_A_TIME, people: PEOPLE_AT_A_TIME })
    // Two nodes go on at the same moment.
    await Promise.all([academy.runJobs(), academy.runJobs()])
    const all = { rows: 2 * PEOPLE_AT_A_TIME + 2, people: 2 * PEOPLE_AT_A_TIME + 2 }
    expect([await rowsOf(id, 'notifications'), await rowsOf(id, 'mails')]).toEqual([all, all])
    expect(await managed(grace, id)).toMatchObject({ state: 'sent', recipients: all.people })
    expect(await mailsTo(aline)).toEqual(['The exam is on Friday'])
  })

  test('taken down in the middle, the others hear nothing and nobody keeps it', async () => {
    const { grace, course } = await aLesson(academy)
    await aCrowd(course, PEOPLE_AT_A_TIME)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    await tellOnce(id)
    await Promise.all([
      academy.as(grace).call('PUT /api/announcements/{id}/withdrawn', { params: { id } }),
      tellOnce(id),
    ])
    await academy.runJobs()
    expect(await rowsOf(id, 'notifications')).toEqual({ rows: 0, people: 0 })
    expect((await managed(grace, id)).state).toBe('withdrawn')
    expect(await tellOnce(id)).toBeNull()
  })

  test('whoever opens it meanwhile does not wait for the piece', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    await academy.runJobs()
    await systemContext(academy.services).write(async (ctx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 41))`.execute(ctx.db)
      await sql`select from announcements where id = ${id} for key share`.execute(ctx.db)
      await academy.as(aline).call('PUT /api/announcements/{id}/read', { params: { id } })
    })
    expect((await managed(grace, id)).readers).toBe(1)
  })
})

describe('by which ways', () => {
  const choose = (person: TestPerson, body: object) =>
    academy.as(person).call('PUT /api/notification-preferences', { body })

  test('each hears of it as they chose, and who chose neither finds it on the page', async () => {
    const { grace, course } = await aLesson(academy)
    const classmates = [0, 1, 2, 3].map(() => aClassmate(academy, course))
    const [both, noMail, noBell, neither] = (await Promise.all(classmates)) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    await choose(noMail, { kinds: { announcement: { mail: false } } })
    await choose(noBell, { kinds: { announcement: { bell: false } } })
    await choose(neither, { kinds: { announcement: { bell: false, mail: false } } })
    const id = await anAnnouncement(academy, grace, toCourse(course), { title: 'News' })
    await academy.runJobs()
    const people = [both, noMail, noBell, neither]
    expect(await Promise.all(people.map(inBell))).toEqual([['News'], ['News'], [], []])
    expect(await Promise.all(people.map(mailsTo))).toEqual([['News'], [], ['News'], []])
    expect((await managed(grace, id)).recipients).toBe(6)
    await academy.as(neither).call('PUT /api/announcements/{id}/read', { params: { id } })
    expect((await managed(grace, id)).readers).toBe(1)
  })

  test('no mail leaves in quiet hours, and none but the summary to who wants one a day', async () => {
    const { grace, course, aline, eric } = await aLesson(academy)
    await choose(aline, { quietHours: { from: '00:00', until: '23:59' } })
    await choose(eric, { digestAt: '18:00' })
    await anAnnouncement(academy, grace, toCourse(course), { title: 'Hush' })
    await academy.runJobs()
    expect([await inBell(aline), await inBell(eric)]).toEqual([['Hush'], ['Hush']])
    expect([await mailsTo(aline), await mailsTo(eric)]).toEqual([[], []])
  })

  test('a mail that somebody waits for leaves before those of an announcement', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const id = await anAnnouncement(academy, grace, toCourse(course))
    await tellOnce(id)
    const code = { to: aline.email, subject: 'Your code', text: '123456' }
    await academy.write((ctx) => ctx.mail.send(code, aline.id))
    const { rows } = await sql<{ subject: string }>`
      select m.message->>'subject' as subject from graphile_worker._private_jobs j
      join mails m on m.id = j.payload->>'mailId' where m.user_id = ${aline.id}
      order by j.priority, j.run_at, j.id`.execute(academy.services.db)
    expect(rows.map(({ subject }) => subject)).toEqual(['Your code', 'The exam is on Friday'])
  })

  test('an open page looks again', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const page = await openLivePage(await academy.listen(), aline.token)
    await anAnnouncement(academy, grace, toCourse(course))
    await academy.runJobs()
    expect(await page.next()).toBe('notifications')
    page.leave()
  })
})
