import { ANNOUNCEMENT_MESSAGES as M } from '@academy/contract/announcements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAnnouncement, announcementBody, announcementKey, toCourse } from '../../testing/announcements.ts'
import { aCourse, anAdmin, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'
import { aLesson } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const inHours = (hours: number) =>
  new Date(academy.services.clock.now().getTime() + hours * 3_600_000).toISOString()

describe('what is written', () => {
  test.each([
    ['no title', { title: ' ' }, M.titleRequired],
    ['too long a title', { title: 'x'.repeat(121) }, undefined],
    ['too long a text', { text: 'x'.repeat(5001) }, undefined],
    ['no text', { text: '\n' }, M.textRequired],
    ['a time that is over', { sendAt: '2020-01-01T10:00:00+02:00' }, M.sendAtPast],
    ['a time that is none', { sendAt: 'tomorrow' }, M.sendAtInvalid],
    ['a time too far away', { sendAt: '2999-01-01T10:00:00Z' }, M.sendAtTooFar],
    ['a day that is none', { pinnedUntil: '2027-02-30' }, M.pinInvalid],
    ['a day that is over', { pinnedUntil: '2020-01-01' }, M.pinPast],
    ['no audience', { audience: { kind: 'everybody' } }, M.audienceRequired],
    ['a role that is none', { audience: { kind: 'role', role: 'guest' } }, M.roleInvalid],
    ['a course without an id', { audience: { kind: 'course' } }, M.courseRequired],
    ['a pin for everybody', { audience: { kind: 'all' }, pinnedUntil: '2027-01-01' }, M.pinCourseOnly],
  ])('%s is refused with a sentence', async (_, wrong, sentence) => {
    const admin = await anAdmin(academy)
    const course = await aCourse(academy)
    const body = { ...announcementBody(toCourse(course)), key: announcementKey(), ...wrong }
    const answer = await academy.as(admin).send('POST /api/announcements', { body })
    expect(answer.status).toBe(400)
    if (sentence) expect(JSON.stringify(answer.body)).toContain(sentence)
  })

  test('with one key is sent once, however often and wherever at once it is asked for', async () => {
    const { grace, course, aline } = await aLesson(academy)
    const body = { ...announcementBody(toCourse(course)), key: announcementKey() }
    const send = (title = body.title) =>
      academy.as(grace).send('POST /api/announcements', { body: { ...body, title } })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => answer.body.announcement?._id)).size).toBe(1)
    await academy.runJobs()
    const { notifications } = await academy.as(aline).call('GET /api/notifications')
    expect(notifications).toHaveLength(1)
    expect(await send('Another title')).toMatchObject({ status: 409, body: { message: M.keyUsed } })
  })

  test('twenty go in an hour', async () => {
    const strict = await startAcademy({ env: { RATE_LIMITS: 'on' } })
    try {
      const grace = await anInstructor(strict)
      const course = await aCourse(strict, { instructor: grace })
      for (let n = 0; n < 20; n += 1) await anAnnouncement(strict, grace, toCourse(course))
      const body = { ...announcementBody(toCourse(course)), key: announcementKey() }
      expect((await strict.as(grace).send('POST /api/announcements', { body })).status).toBe(429)
    } finally {
      await strict.stop()
    }
  })
})

test('the staff’s list is narrowed, searched, sorted and paged', async () => {
  const grace = await anInstructor(academy)
  const [one, two] = [
    await aCourse(academy, { instructor: grace }),
    await aCourse(academy, { instructor: grace }),
  ]
  await anEnrolment(academy, await aStudent(academy), one)
  const admin = await anAdmin(academy)
  await anAnnouncement(academy, grace, toCourse(one), { title: 'Café opens', text: 'Ikawa' })
  await anAnnouncement(academy, grace, toCourse(two), { title: 'Bring paper' })
  await anAnnouncement(academy, admin, toCourse(two), { title: 'Doors close' })
  await anAnnouncement(academy, grace, toCourse(two), { title: 'All of it', sendAt: inHours(5) })
  await academy.runJobs()
  const titles = async (query: Record<string, string>) => {
    const { announcements, total } = await academy
      .as(grace)
      .call('GET /api/instructor/announcements', { query })
    expect(announcements.length).toBeLessThanOrEqual(total)
    return announcements.map(({ title }) => title)
  }
  expect(await titles({})).toEqual(['All of it', 'Doors close', 'Bring paper', 'Café opens'])
  expect(await titles({ sort: 'title' })).toEqual(['All of it', 'Bring paper', 'Café opens', 'Doors close'])
  expect(await titles({ sort: 'title', page: '2', limit: '3' })).toEqual(['Doors close'])
  expect(await titles({ state: 'scheduled' })).toEqual(['All of it'])
  expect(await titles({ course: two.id, mine: 'true' })).toEqual(['All of it', 'Bring paper'])
  expect(await titles({ q: 'cafe ikawa' })).toEqual(['Café opens'])
  const all = await academy
    .as(admin)
    .call('GET /api/instructor/announcements', { query: { q: 'doors close' } })
  expect(all.announcements.map(({ title, isYours }) => [title, isYours])).toEqual([['Doors close', true]])
})
