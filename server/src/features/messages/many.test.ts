import { CORRESPONDENTS_ROWS } from '@academy/contract/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, SignedIn } from '../../http/context.ts'
import { fillTables, idOf, nthId } from '../../testing/many-rows.ts'
import { openWatchedDatabase, pagesRead, plansOf } from '../../testing/open-database.ts'
import { searchFor } from './conversations-store.ts'
import { selectEverybody, selectStudents } from './correspondents-store.ts'
import { findMessages } from './search-store.ts'

const PEOPLE = 10_000
/** Of 8 KB: ten thousand conversations one by one are some 40,000. */
const PAGES_MAX = 600
/** A thousand of them. */
const LOOKED_AT_PAGES = 8_000
const grace = nthId('f', 1)
const course = nthId('c', 1)
const teacher = { id: grace, role: 'instructor' } as SignedIn
const viewer = { id: grace, isStudent: false }

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
let db: Db

/** One teacher has written with everybody of a course of nearly everybody; the one who is called Zebra was the first. */
beforeAll(async () => {
  open = await openWatchedDatabase()
  db = open.db
  const all = `from generate_series(1, ${PEOPLE}) n`
  await fillTables(open.pool, [
    `insert into users (id, name, email, email_key) values ('${grace}', 'Grace', 'grace@example.rw', 'grace@example.rw')`,
    `insert into users (id, name, email, email_key) select ${idOf('5', 'n')}, case n when 1 then 'Zebra' else 'Aline ' || n end,
       's' || n || '@example.rw', 's' || n || '@example.rw' ${all}`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
     values ('${course}', 'Maps of Kigali', '', 'Data', '', '${grace}', 1, 1000, 'paid', 'maps of kigali')`,
    `insert into enrolments (course_id, user_id, student_key)
     select '${course}', id, search_key from users where id <> '${grace}'`,
    `insert into conversations (id, person_a, person_b, course_id, last_position)
     select ${idOf('7', 'n')}, ${idOf('5', 'n')}, '${grace}', '${course}', 1 ${all}`,
    `insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
     select ${idOf('6', 'n')}, ${idOf('7', 'n')}, 1, '${grace}', case when n = 1 then 'A zebra at last'
       when n < ${PEOPLE / 5} then 'Take an umbrella' else 'What stands in the basket?' end,
       'student_instructor', now() ${all}`,
    `insert into conversation_sides (conversation_id, user_id, other_id, course_id, last_key, last_position)
     select ${idOf('7', 'n')}, '${grace}', ${idOf('5', 'n')}, '${course}', ${idOf('6', 'n')}, 1 ${all}`,
    'vacuum analyze',
  ])
}, 60_000)
afterAll(() => open.close())

const withinPages = async (most = PAGES_MAX) => expect(await pagesRead(open)).toBeLessThan(most)

test.each([
  ['zebra', ['A zebra at last'], false],
  ['nobody wrote this', [], false],
  ['basket', Array.from({ length: 30 }, () => 'What stands in the basket?'), true],
] as const)('messages that say "%s" among very many', async (typed, said, hasMore) => {
  open.asked.length = 0
  const found = await findMessages(db, grace, typed)
  expect(found.rows.map(({ message }) => message.content)).toEqual(said)
  expect(found.hasMore).toBe(hasMore)
  await withinPages(hasMore ? PAGES_MAX : LOOKED_AT_PAGES)
})

test('of messages that the index finds, their own conversations are asked whose they are', async () => {
  open.asked.length = 0
  const { rows, hasMore } = await findMessages(db, grace, 'umbrella')
  expect([rows.length, hasMore]).toEqual([30, true])
  expect(await plansOf(open)).not.toMatch(/Index Cond: \(user_id = /)
})

test.each([
  ['zebra', 1],
  ['nobody', 0],
  ['aline', 11],
  ['kigali', 11],
])('conversations with "%s"', async (search, count) => {
  open.asked.length = 0
  const { rows } = await db.executeQuery<{ last_key: string }>(
    await searchFor(db, teacher, { search, limit: 11 }),
  )
  expect(rows).toHaveLength(count)
  expect(rows.map(({ last_key }) => last_key)).toEqual(
    rows
      .map(({ last_key }) => last_key)
      .toSorted()
      .toReversed(),
  )
  await withinPages()
})

test('everybody by a name that nearly all have, looked for once', async () => {
  open.asked.length = 0
  const rows = await selectEverybody(db, nthId('5', 2), 'aline')
  expect(rows).toHaveLength(CORRESPONDENTS_ROWS + 1)
  expect(rows.map(({ name }) => name)).not.toContain('Aline 2')
  expect(open.asked).toHaveLength(1)
  await withinPages(2 * PAGES_MAX)
})

test.each([
  ['zebra', 1],
  ['nobody', 0],
])('members of a course of very many who are called "%s"', async (typed, count) => {
  open.asked.length = 0
  expect(await selectStudents(db, course, typed, viewer)).toHaveLength(count)
  await withinPages(PAGES_MAX / 12)
})
