import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { USER_MESSAGES } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { anInstructor, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

/** A thread outlives what it hung on: it is read as ever, and says why nothing can be sent. */
let academy: TestAcademy
let samuel: TestPerson
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy()
  samuel = await aSuperadmin(academy)
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
  await here.write(here.aline, here.eric, 'From Aline')
  await here.write(here.eric, here.aline, 'From Eric')
})

const db = () => academy.services.db
const deletePerson = (person: TestPerson) =>
  academy.as(samuel).call('DELETE /api/user/{id}', { params: { id: person.id } })
const rowsOf = async (table: 'conversations' | 'messages' | 'conversation_sides' | 'message_reports') =>
  (await db().selectFrom(table).selectAll().execute()).length

async function expectReadable(reason: string, message: string, other: TestPerson = here.eric) {
  const { messages, conversation } = await here.threadOf(here.aline, other)
  expect(messages.map(({ content }) => content)).toEqual(['From Aline', 'From Eric'])
  expect(conversation.closed).toEqual({ reason, message })
  const { conversations } = await here.conversationsOf(here.aline)
  expect(conversations[0]?.closed).toEqual({ reason, message })
  expect(await here.write(here.aline, other, 'Still there?')).toMatchObject({
    status: 403,
    body: { message },
  })
  expect((await here.threadOf(here.aline, other)).messages).toHaveLength(2)
  return conversation
}

test('a partner who was deleted is shown as one, and can be written to no more', async () => {
  await deletePerson(here.eric)
  const conversation = await expectReadable('deleted', M.personDeleted)
  expect(conversation).toMatchObject({
    otherUser: { _id: here.eric.id, name: USER_MESSAGES.deletedUser },
    presence: { isOnline: false, lastSeen: null },
    unreadCount: 1,
  })
  const { messages } = await here.threadOf(here.aline, here.eric)
  expect(messages[1]?.sender).toEqual({ _id: here.eric.id, name: USER_MESSAGES.deletedUser, role: 'user' })
  expect((await here.markRead(here.aline, here.eric)).unreadCount).toBe(0)
  const { messages: found } = await here.search(here.aline, 'from eric')
  expect(found[0]?.otherUser.name).toBe(USER_MESSAGES.deletedUser)
})

test('when both are gone their messages go, and nobody else’s', async () => {
  await here.write(here.grace, here.aline, 'From Grace')
  const before = { messages: await rowsOf('messages'), conversations: await rowsOf('conversations') }
  await deletePerson(here.eric)
  expect(await rowsOf('messages')).toBe(before.messages)
  await deletePerson(here.aline)
  expect(await rowsOf('messages')).toBe(before.messages - 2)
  expect(await rowsOf('conversations')).toBe(before.conversations - 1)
  expect((await here.conversationsOf(here.grace)).conversations).toHaveLength(1)
})

test('a student who left the course', async () => {
  await sql`delete from enrolments where user_id = ${here.eric.id}`.execute(db())
  await expectReadable('not-shared', M.notShared)
  const seen = await here.threadOf(here.eric, here.aline)
  expect([seen.messages.length, seen.conversation.closed?.reason]).toEqual([2, 'not-shared'])
})

test('a course that was deleted keeps the title that it had', async () => {
  await db().updateTable('courses').set({ title: 'Maps, new' }).where('id', '=', here.course.id).execute()
  expect((await here.conversationsOf(here.aline)).conversations[0]?.course?.title).toBe('Maps, new')
  await academy.as(samuel).call('DELETE /api/course/{id}', { params: { id: here.course.id } })
  const { course } = await expectReadable('course-deleted', M.courseDeleted)
  expect(course).toEqual({ _id: here.course.id, title: 'Maps, new' })
  expect((await here.conversationsOf(here.aline, { courseId: here.course.id })).conversations).toHaveLength(1)
  expect((await here.search(here.aline, 'from eric')).messages[0]?.courseTitle).toBe('Maps, new')
})

test('a course that somebody else teaches now', async () => {
  await here.write(here.grace, here.aline, 'From Grace')
  const olive = await anInstructor(academy)
  await academy.as(samuel).call('POST /api/course/assign', {
    body: { courseId: here.course.id, instructorId: olive.id },
  })
  expect(await here.write(here.grace, here.aline, 'x')).toMatchObject({
    status: 403,
    body: { message: M.notOwnStudents },
  })
  expect(await here.write(here.aline, here.grace, 'x')).toMatchObject({ status: 403 })
  expect((await here.threadOf(here.grace, here.aline)).messages).toHaveLength(1)
  expect((await here.write(olive, here.aline, 'Hello from Olive')).status).toBe(200)
})

test('somebody who became an admin', async () => {
  await academy
    .as(samuel)
    .call('PUT /api/user/role/{id}', { params: { id: here.eric.id }, body: { role: 'admin' } })
  await expectReadable('admin', M.toAdmin)
  expect((await here.conversationsOf(here.aline)).conversations[0]?.isPinned).toBe(true)
})

test('a stranger’s address says nothing of them', async () => {
  const stranger = await aStudent(academy)
  const answers = await Promise.all(
    [stranger.id, 'f'.repeat(24)].map((id) =>
      academy.as(here.aline).send('GET /api/messages/{otherUserId}/{courseId}', here.pair({ id })),
    ),
  )
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [404, JSON.stringify({ message: M.personNotFound })],
    [404, JSON.stringify({ message: M.personNotFound })],
  ])
})
