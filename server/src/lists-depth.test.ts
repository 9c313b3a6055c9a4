import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectEvents } from './features/attempts/sitting/sittings-store.ts'
import { selectCards } from './features/final-exams/store.ts'
import { selectReports } from './features/messages/reports-store.ts'
import type { Db } from './http/context.ts'
import { fillTables, idOf, nthId } from './testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from './testing/open-database.ts'

const ROWS = 10_000
const LIMIT = 10
/** The page in the middle, which is as far as one can be from both ends. */
const MIDDLE = { limit: LIMIT, offset: ROWS / 2 }
/** Of 8 KB: an index's entries up to the page and ten rows with what is joined to them. Looking up what is passed over reads thousands. */
const PAGES_MAX = 400

const teacherId = nthId('f', 1)
const examId = nthId('a', 1)

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
let db: Db
beforeAll(async () => {
  open = await openWatchedDatabase()
  db = open.db
  const all = `from generate_series(1, ${ROWS}) n`
  await fillTables(open.pool, [
    `insert into users (id, name, email) values ('${teacherId}', 'Grace', 'grace@example.rw')`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
       course_type, search)
     select ${idOf('c', 'n')}, 'Course ' || n, repeat('About it. ', 20), 'Data', '', '${teacherId}', 1, 1000, 'paid', '' ${all}`,
    `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent,
       question_count, total_marks)
     select ${idOf('a', 'n')}, 'final-exam', ${idOf('c', 'n')}, 'Exam ' || n, '', 9, 70, 1, 1 ${all}`,
    `insert into assessment_submission_counts (assessment_id, slot, total, pending)
     select ${idOf('a', 'n')}, slot, 9, 1 ${all}, generate_series(1, 4) slot`,
    `insert into assessment_events (id, assessment_id, event, actor_id, reason)
     select ${idOf('e', 'n')}, '${examId}', 'extended', '${teacherId}', repeat('The power was out. ', 50) ${all}`,
    `insert into message_reports (id, reporter_id, reported_id, course_id, course_title, reason, created_at, closed_at)
     select ${idOf('d', 'n')}, '${teacherId}', '${teacherId}', ${idOf('c', 'n')}, 'Course', repeat('He shouts. ', 80), now(),
       case when n % 2 = 0 then now() end ${all}`,
  ])
  await open.pool.query('vacuum analyze')
}, 60_000)
afterAll(() => open.close())

const ids = (letter: string, of: (n: number) => number) =>
  Array.from({ length: LIMIT }, (_, n) => nthId(letter, of(n)))

test.each([{ instructorId: undefined }, { instructorId: teacherId }])(
  'courses with their exams of $instructorId',
  async ({ instructorId }) => {
    open.asked.length = 0
    const rows = await selectCards(db, { instructorId, courseId: undefined }, MIDDLE, ROWS)
    expect(rows.map(({ course_id }) => course_id)).toEqual(ids('c', (n) => ROWS / 2 - n))
    expect(rows[0]).toMatchObject({ id: nthId('a', ROWS / 2), total: 36, pending: 4 })
    expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
  },
)

test('the log of an exam', async () => {
  open.asked.length = 0
  const rows = await selectEvents(db, examId, MIDDLE, { total: ROWS, hasMore: false })
  expect(rows.map(({ id }) => id)).toEqual(ids('e', (n) => ROWS / 2 - n))
  expect(rows[0]?.actor_name).toBe('Grace')
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test.each(['open', undefined] as const)('reported messages that are %s', async (state) => {
  open.asked.length = 0
  const total = state ? ROWS / 2 : ROWS
  const range = { limit: LIMIT, offset: total / 2 - LIMIT }
  const rows = await selectReports(db, state, range, total)
  const first = ROWS - 1 - range.offset * 2
  expect(rows.map(({ id }) => id)).toEqual(ids('d', (n) => first - 2 * n))
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})
