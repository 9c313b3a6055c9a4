import { badgeCountMax } from '@academy/contract/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUnread as countMessages } from './features/messages/conversations-store.ts'
import { countUnread as countNotes, newestNotes } from './features/notifications/store.ts'
import { fillTables, idOf, nthId } from './testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from './testing/open-database.ts'

const FEW = badgeCountMax
const MANY = 100 * FEW
const ROWS = 4 * MANY
/** Where the index of more rows has another level, and rows were not looked over yet. */
const PAGES_MORE = 10
const [some, most, none] = [nthId('f', 1), nthId('f', 2), nthId('f', 3)]

let open: Awaited<ReturnType<typeof openWatchedDatabase>>

/** Every other row is one person's. The second half of theirs is unread, a hundred times what another has; all that comes before is read: whoever
 * looks through the table finds nothing for long. */
beforeAll(async () => {
  open = await openWatchedDatabase()
  const all = `from generate_series(1, ${ROWS}) n`
  const isLate = `n > ${ROWS / 2}`
  const other = idOf('5', `n * 7919 % ${ROWS}`)
  const owner = `case when n % 2 = 1 then '${most}' when ${isLate} and n <= ${ROWS / 2 + 2 * FEW} then '${some}' else ${other} end`
  await fillTables(open.pool, [
    `insert into users (id, name, email) select ${idOf('f', 'n')}, 'Grace', 'grace' || n || '@example.rw' from generate_series(1, 3) n`,
    `insert into users (id, name, email) select ${idOf('5', 'n')}, 'Aline', 'aline' || n || '@example.rw' ${all}`,
    `insert into notifications (id, user_id, about, title, message, is_read)
     select ${idOf('9', 'n')}, ${owner}, 'a:' || n, 'A grade', '', not (${isLate}) ${all}`,
    `insert into conversations (id, person_a, person_b, last_position)
     select ${idOf('7', 'n')}, ${idOf('5', 'n')}, ${idOf('6', 'n')}, 1 ${all}`,
    `insert into conversation_sides (conversation_id, user_id, other_id, last_key, last_position, unread)
     select ${idOf('7', 'n')}, ${owner}, ${idOf('5', 'n')}, ${idOf('6', 'n')}, 1, (${isLate})::int ${all}`,
    'analyze',
  ])
}, 60_000)
afterAll(() => open.close())

const bell = async (id: string) => (await newestNotes(open.db, { callerId: id, session: '' }))[0]?.unread

test.each([
  ['notifications', (id: string) => countNotes(open.db, id)],
  ['messages', (id: string) => countMessages(open.db, id)],
  ['the bell', bell],
])('%s: a hundred times as much unread is counted as far, by as many pages', async (_, count) => {
  open.asked.length = 0
  expect(await count(some)).toBe(badgeCountMax)
  const pages = await pagesRead(open)
  expect(pages).toBeLessThan(badgeCountMax)
  expect(await count(most)).toBe(badgeCountMax)
  expect(await pagesRead(open)).toBeLessThanOrEqual(pages + PAGES_MORE)
})

test('below that it is exact', async () => {
  const { pool, db } = open
  await pool.query(`update notifications set is_read = true where user_id = $1 and about <> all($2)`, [
    some,
    Array.from({ length: badgeCountMax - 1 }, (_, n) => `a:${ROWS / 2 + 2 * (1 + n)}`),
  ])
  await pool.query(`update conversation_sides set unread = 0 where user_id = $1`, [some])
  await pool.query(
    `update conversation_sides set unread = 33 where user_id = $1 and conversation_id = any($2)`,
    [some, [1, 2, 3].map((n) => nthId('7', ROWS / 2 + 2 * n))],
  )
  expect([await countNotes(db, some), await countMessages(db, some)]).toEqual([99, 99])
  await pool.query(`update conversation_sides set is_muted = true where conversation_id = $1`, [
    nthId('7', ROWS / 2 + 2),
  ])
  expect([await countNotes(db, none), await countMessages(db, none)]).toEqual([0, 0])
  expect(await countMessages(db, some)).toBe(66)
})
