import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { anInstructor, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { insertBlock, lockPair } from './blocks-store.ts'
import { storing } from './send-store.ts'

/** A send and what takes the right to it away: whoever commits first decides, also over the very first message. */
let academy: TestAcademy
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
})

/** As the call does it, and not yet committed. */
const sends =
  (from: TestPerson, to: TestPerson) =>
  async (db: Db): Promise<void> => {
    const at = new Date()
    const row = { senderId: from.id, receiverId: to.id, courseId: here.course.id, content: 'In time' }
    const [stored] = await storing(db, { id: newId(), ...row, key: null, at, mailAt: at })
    expect(stored?.outcome).toBe('sent')
  }
const blocks = async (db: Db) => {
  await lockPair(db, here.aline.id, here.eric.id)
  await insertBlock(db, here.aline.id, here.eric.id)
}
const unenrols = (db: Db) => db.deleteFrom('enrolments').where('user_id', '=', here.eric.id).execute()
const deletesEric = (db: Db) => db.deleteFrom('users').where('id', '=', here.eric.id).execute()
const deletesCourse = (db: Db) => db.deleteFrom('courses').where('id', '=', here.course.id).execute()

const textsOf = async (person: TestPerson, other: TestPerson) =>
  (await here.threadOf(person, other)).messages.map(({ content }) => content)

describe.each([
  ['the first message', async () => {}],
  ['a later one', async () => void (await here.write(here.aline, here.eric, 'Before'))],
])('%s', (_, prepare) => {
  test.each([
    ['blocking', blocks, M.blockedYou],
    ['leaving the course', unenrols, M.notShared],
    ['the deletion of the course', deletesCourse, /Course not found|This course no longer exists/],
  ])('waits for %s, which came first, and is refused', async (_, change, message) => {
    await prepare()
    const before = (await here.threadOf(here.aline, here.eric).catch(() => null))?.messages.length ?? 0
    const answer = await meanwhile(academy, change, () => here.write(here.eric, here.aline, 'Too late'))
    expect(answer.status).toBeGreaterThanOrEqual(403)
    expect(answer.body.message).toMatch(message)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from messages where sender_id = ${here.eric.id}`.execute(academy.services.db)
    expect([rows[0]?.count, before]).toEqual([0, before])
  })

  test('waits for the deletion of whom it is for', async () => {
    await prepare()
    const answer = await meanwhile(academy, deletesEric, () => here.write(here.aline, here.eric, 'Too late'))
    expect(answer.status).toBe(403)
    expect([M.personDeleted, M.notShared]).toContain(answer.body.message)
  })

  test('that came first stays, and blocking waits for it', async () => {
    await prepare()
    const answer = await meanwhile(academy, sends(here.eric, here.aline), () =>
      academy
        .as(here.aline)
        .send('POST /api/messages/block/{otherUserId}', { params: { otherUserId: here.eric.id } }),
    )
    expect(answer.status).toBe(200)
    expect((await textsOf(here.aline, here.eric)).at(-1)).toBe('In time')
    expect((await here.write(here.eric, here.aline, 'x')).status).toBe(403)
  })

  test('that came first stays, and leaving waits for it', async () => {
    await prepare()
    await meanwhile(academy, sends(here.eric, here.aline), () => unenrols(academy.services.db))
    const { messages, conversation } = await here.threadOf(here.aline, here.eric)
    expect([messages.at(-1)?.content, conversation.closed?.reason]).toEqual(['In time', 'not-shared'])
  })

  test('that came first stays, and the deletion of its reader waits for it', async () => {
    await prepare()
    const samuel = await aSuperadmin(academy)
    await meanwhile(academy, sends(here.aline, here.eric), () =>
      academy.as(samuel).call('DELETE /api/user/{id}', { params: { id: here.eric.id } }),
    )
    expect((await textsOf(here.aline, here.eric)).at(-1)).toBe('In time')
  })

  test('that came first stays, and so it reads when the course is deleted behind it', async () => {
    await prepare()
    await meanwhile(academy, sends(here.aline, here.eric), () => deletesCourse(academy.services.db))
    expect((await here.threadOf(here.aline, here.eric)).conversation.course?.title).toBe('Maps of Kigali')
  })
})

test('a course that is given away: the former instructor’s message waits, and is refused', async () => {
  const olive = await anInstructor(academy)
  const answer = await meanwhile(
    academy,
    (db) =>
      db.updateTable('courses').set({ instructor_id: olive.id }).where('id', '=', here.course.id).execute(),
    () => here.write(here.grace, here.aline, 'Too late'),
  )
  expect(answer).toMatchObject({ status: 403, body: { message: M.notOwnStudents } })
})

test('two who write to each other at once for the first time have one conversation, and every message its place', async () => {
  const texts = Array.from({ length: 20 }, (_, n) => `message ${n}`)
  const answers = await Promise.all(
    texts.map((text, n) =>
      n % 2 ? here.write(here.aline, here.eric, text) : here.write(here.eric, here.aline, text),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [alines, erics] = [await here.conversationsOf(here.aline), await here.conversationsOf(here.eric)]
  expect([alines.conversations.length, alines.unreadCount, erics.unreadCount]).toEqual([1, 10, 10])
  expect((await textsOf(here.aline, here.eric)).toSorted()).toEqual(texts.toSorted())
  const { rows } = await sql<{ position: number }>`
    select position from messages where sender_id in (${here.aline.id}, ${here.eric.id}) order by 1`.execute(
    academy.services.db,
  )
  expect(rows.map(({ position }) => position)).toEqual(texts.map((_, n) => n + 1))
})

test('whoever reads while messages come counts exactly what was not read', async () => {
  await here.write(here.aline, here.eric, 'first')
  await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      n % 3 ? here.write(here.aline, here.eric, `${n}`) : here.markRead(here.eric, here.aline),
    ),
  )
  const { messages, conversation } = await here.threadOf(here.eric, here.aline)
  expect(messages).toHaveLength(17)
  expect(conversation.unreadCount).toBe(messages.filter(({ isRead }) => !isRead).length)
})

test('when both are deleted at once nothing is left of what they wrote', async () => {
  await here.write(here.aline, here.eric, 'x')
  await meanwhile(academy, deletesEric, () =>
    academy.services.db.deleteFrom('users').where('id', '=', here.aline.id).execute(),
  )
  const left = await academy.services.db
    .selectFrom('messages')
    .where('sender_id', '=', here.aline.id)
    .selectAll()
    .execute()
  expect(left).toEqual([])
})

test('one key in two conversations at once is stored once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      here.write(here.aline, n % 2 ? here.eric : here.grace, 'x', here.course.id, 'one-key-for-both'),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409, 409])
})
