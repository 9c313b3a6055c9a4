import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { anEnrolment, anInstructor, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

/** Aline and Eric talk in a course, and so do Aline and who teaches it. Nobody else learns a word of it, by whichever call. */
const SECRET = 'The password of the shed is Inyambo'
const READERS = [
  'a stranger',
  'a classmate',
  'a classmate who left',
  'an instructor of another course',
  'the instructor of the course',
  'an admin',
  'a superadmin',
] as const
type Reader = (typeof READERS)[number]

let academy: TestAcademy
let here: Awaited<ReturnType<typeof aTalkingClass>>
let messageId: string
let readers: Record<Reader, TestPerson>
beforeAll(async () => {
  academy = await startAcademy()
  here = await aTalkingClass(academy)
  messageId = (await here.write(here.aline, here.eric, SECRET)).body.sent._id
  await here.write(here.eric, here.aline, `${SECRET}!`)
  const [classmate, left] = [await aStudent(academy), await aStudent(academy)]
  for (const student of [classmate, left]) await anEnrolment(academy, student, here.course)
  await here.write(here.aline, left, 'Before you left')
  await sql`delete from enrolments where user_id = ${left.id}`.execute(academy.services.db)
  readers = {
    'a stranger': await aStudent(academy),
    'a classmate': classmate,
    'a classmate who left': left,
    'an instructor of another course': await anInstructor(academy),
    'the instructor of the course': here.grace,
    'an admin': here.claudine,
    'a superadmin': await aSuperadmin(academy),
  }
})
afterAll(() => academy.stop())

describe.each(READERS)('%s', (reader) => {
  const as = () => academy.as(readers[reader])
  const pairs = () =>
    [here.aline, here.eric].flatMap((person) => [here.pair(person), here.pair(person, null)])

  test.each(['', 'before', 'after', 'around'])('reads nothing of it by a thread %s', async (by) => {
    for (const pair of pairs()) {
      const query = by ? { [by]: messageId } : {}
      const answer = await as().send('GET /api/messages/{otherUserId}/{courseId}', { ...pair, query })
      expect(answer.text).not.toContain(SECRET)
      // A message of another conversation is in none of theirs.
      if (by) expect(answer.status).toBe(404)
      else expect(answer.status === 404 || !answer.text.includes(messageId)).toBe(true)
    }
  })

  test('finds nothing of it, in the list or by its words', async () => {
    const list = await as().send('GET /api/messages/conversations')
    const found = await as().send('GET /api/messages/search', { query: { q: 'Inyambo' } })
    expect([list.status, found.status, found.body.messages]).toEqual([200, 200, []])
    expect(list.text).not.toContain(SECRET)
  })

  test('changes nothing of it: what waits unread waits, nothing is muted or reported', async () => {
    for (const pair of pairs()) {
      await as().send('PUT /api/messages/mark-read/{otherUserId}/{courseId}', pair)
      await as().send('PUT /api/messages/mute/{otherUserId}/{courseId}', { ...pair, body: { isMuted: true } })
    }
    const reported = await as().send('POST /api/messages/report/{messageId}', {
      ...{ params: { messageId }, body: { reason: 'I want to read it' } },
    })
    expect(reported.status).toBe(404)
    const { conversations } = await here.conversationsOf(here.eric)
    expect(conversations.find(({ otherUser }) => otherUser._id === here.aline.id)).toMatchObject({
      ...{ unreadCount: 1, isMuted: false },
    })
  })
})

test('what was not reported is shown to no admin, and opening a report needs one', async () => {
  for (const reader of ['an admin', 'a superadmin'] as const) {
    const list = await academy.as(readers[reader]).send('GET /api/messages/reports')
    expect([list.status, list.body.reports]).toEqual([200, []])
    const one = await academy.as(readers[reader]).send('GET /api/messages/reports/{reportId}', {
      params: { reportId: messageId },
    })
    expect(one.status).toBe(404)
  }
})
