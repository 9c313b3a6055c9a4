import { LIST_MAX_ROWS } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countManaged as countAnnouncements, selectManaged } from './features/announcements/manage-store.ts'
import { countInScope } from './features/attempts/submissions/submissions-counts-store.ts'
import { resolveScope } from './features/attempts/submissions/submissions-filter-store.ts'
import { countRequests, selectDecided } from './features/certificates/requests/list-store.ts'
import { countWanted, selectCoursesOf } from './features/courses/list-store.ts'
import { addUpCourseOrders } from './features/courses/orders-store.ts'
import { countByCategory, selectPage } from './features/courses/store.ts'
import { countMatched, mayMatch } from './features/payments/review/matched-store.ts'
import { selectPage as selectPayments } from './features/payments/review/page-store.ts'
import { selectSimilar } from './features/questions/list-store.ts'
import {
  countQuestionsThatWait,
  countTaught,
  selectTaught,
  selectTaughtAfter,
} from './features/questions/taught-store.ts'
import { addUpQuizOrders } from './features/quizzes/orders-store.ts'
import {
  countManaged as countQuizzes,
  selectManaged as selectQuizzes,
} from './features/quizzes/teaching/managed-store.ts'
import { countQuizzesThatWait, examsThatWait } from './features/students/instructor-store.ts'
import { findPeople, selectNamed } from './features/users/people-store.ts'
import type { Db } from './http/context.ts'
import { fillTables, idOf, nthId } from './testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from './testing/open-database.ts'

const COURSES = 10_000
const TAUGHT = 100
const ROWS = 20_000
const PAGE = { limit: 20, offset: 0 }
/** Of 8 KB. A course or a question of the page is some ten; each of these tables is 500 to 2,000, and some 20,000 row by row. */
const PAGES_MAX = 450
/** Of an index, for a thousand entries that lie together. */
const COUNTED_PAGES_MAX = 30
/** A page for each of a person's own counts: four slots a quiz, two or three a course. Those of everybody are more. */
const COUNTS_MAX = 2 * 4 * TAUGHT + 3 * TAUGHT

/** In another order than the rows lie in the table. */
const SHUFFLED = `now() - n * 7919 % ${ROWS} * interval '1 minute'`
const CALLED = `case when n % 8 = 3 then 'keza uwase ' else 'jean bosco ' end || n || '@example.rw'`

const popular = nthId('c', 1)
const lecture = nthId('b', 1)
const teacherId = nthId('f', 1)

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
let db: Db

/** Ten thousand courses, of which one person teaches a hundred, and one of these has nearly everything that was asked and told. */
beforeAll(async () => {
  open = await openWatchedDatabase()
  db = open.db
  await fillTables(open.pool, [
    `insert into users (id, name, email) values ('${teacherId}', 'Grace', 'grace@example.rw')`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
       course_type, search)
     select ${idOf('c', 'n')}, 'Course ' || n * 7919 % ${COURSES}, '', 'Data', '',
       case when n <= ${TAUGHT} then '${teacherId}' end, 1, 1000, 'paid', 'course ' || n
     from generate_series(1, ${COURSES}) n`,
    `insert into course_totals (course_id, slot, quizzes) select id, 0, 2 from courses`,
    `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent,
       question_count, total_marks)
     select ${idOf('a', 'n')}, 'quiz', ${idOf('c', `1 + n % ${COURSES}`)}, 'Quiz ' || n * 7919 % ${ROWS}, '', 9, 70, 1, 1
     from generate_series(1, ${ROWS}) n`,
    `insert into lectures (id, course_id, title, description, lecture_type, position)
     values ('${lecture}', '${popular}', 'Loops', '', 'notes', 1)`,
    `insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
     select ${idOf('9', 'n')}, ${idOf('c', `case when n % 20 = 0 then 2 + n % (${TAUGHT} - 1) else 1 end`)}, '${lecture}', '${teacherId}',
       'key-' || n, 'Why question ' || n, case when n % 5000 = 7 then 'zebra' else '' end, now()
     from generate_series(1, ${ROWS}) n`,
    `insert into announcements (id, author_id, by_admin, key, course_id, title, body, state, at, created_at)
     select ${idOf('8', 'n')}, case when n % 2 = 0 then '${teacherId}' else ${idOf('f', '2')} end, false, 'key-' || n,
       ${idOf('c', `case when n % 20 = 0 then 2 + n % (${TAUGHT} - 1) else 1 end`)}, 'News ' || n,
       case when n % 5000 = 7 then 'zebra' else 'We meet' end, 'sent', now() - n * interval '1 minute', now()
     from generate_series(1, ${ROWS}) n`,
    `insert into course_totals (course_id, slot, students) select id, 1, row_number() over (order by id) % 97 from courses`,
    `insert into assessment_submission_counts (assessment_id, slot, total, pending)
     select id, n, 9, row_number() over (partition by n order by id) % 9 from assessments, generate_series(1, 4) n`,
    `insert into payment_requests (id, reference, course_title, price_rwf, requested_at, search)
     select ${idOf('7', 'n')}, left(code, 4) || '-' || right(code, 2), 'C', 1000, ${SHUFFLED}, ${CALLED}
     from (select n, translate(upper(to_hex(n + 1048576)), '01', 'XY') as code from generate_series(1, ${ROWS}) n) drawn`,
    `insert into certification_requests (id, status, course_title, course_description, category, duration_weeks, instructor_name,
       percentage, requested_by_name, requested_at, approved_at, completed_at, is_revoked, search)
     select ${idOf('6', 'n')}, case when n % 10 = 1 then 'pending' else 'completed' end, 'C', '', '', 1, 'Grace', 90, 'Grace', ${SHUFFLED}, decided_at, decided_at, n % 10 = 7, ${CALLED}
     from (select n, case when n % 10 <> 1 then now() end as decided_at from generate_series(1, ${ROWS}) n) drawn`,
    `insert into payment_matches (request_id, kind, requested_at)
     select id, case when right(id, 1) = '3' then 'exact' else 'unmatched' end, requested_at from payment_requests`,
    `insert into users (id, name, email)
     select ${idOf('5', 'n')}, n * 7919 % ${ROWS} || ' ' || ${CALLED}, 's' || n || '@example.rw' from generate_series(1, ${ROWS}) n`,
    'insert into course_orders (course_id) select id from courses',
    'insert into quiz_orders (assessment_id) select id from assessments',
  ])
  await addUpCourseOrders(db)
  await addUpQuizOrders(db)
  await open.pool.query('vacuum analyze')
}, 60_000)
afterAll(() => open.close())

test('the catalogue by a word that all courses have, the last page', async () => {
  open.asked.length = 0
  const found = await countByCategory(db, 'course')
  expect(found).toMatchObject({ total: LIST_MAX_ROWS, hasMore: true })
  const wanted = { search: 'course', category: null, isFew: !found.hasMore }
  const rows = await selectPage(db, wanted, { ...PAGE, offset: LIST_MAX_ROWS - PAGE.limit })
  expect(rows[0]?.id).toBe(nthId('c', COURSES - LIST_MAX_ROWS + PAGE.limit))
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('the catalogue by words that one course has', async () => {
  open.asked.length = 0
  const found = await countByCategory(db, 'course 9999')
  expect(found).toMatchObject({ total: 1, hasMore: false, byCategory: new Map([['Data', 1]]) })
  const rows = await selectPage(db, { search: 'course 9999', category: null, isFew: true }, PAGE)
  expect(rows.map(({ id }) => id)).toEqual([nthId('c', 9999)])
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

const announcements = { instructorId: teacherId, authorId: null, courseId: null, state: null }
const questions = { instructorId: teacherId, courseId: null, state: 'unanswered' as const }
const byStudents = { by: 'students' as const, isDescending: true }
const byTitle = { by: 'title' as const, isDescending: true }

test.each(['zebra', 'nobody said this'])('announcements that say "%s"', async (search) => {
  open.asked.length = 0
  const scope = { ...announcements, search }
  const { total, hasMore } = await countAnnouncements(db, scope)
  expect([total, hasMore]).toEqual([search === 'zebra' ? ROWS / 5000 : 0, false])
  const rows = await selectManaged(db, { ...scope, isFew: true }, { by: 'at', isDescending: true }, PAGE)
  expect(rows).toHaveLength(total)
  expect(rows.map(({ at }) => at.getTime())).toEqual(
    rows.map(({ at }) => at.getTime()).toSorted((a, b) => b - a),
  )
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test.each(['zebra', 'nobody asked this'])('questions that say "%s"', async (search) => {
  open.asked.length = 0
  const scope = { ...questions, search }
  const { total } = await countTaught(db, scope)
  const rows = await selectTaught(db, { ...scope, isFew: true }, { by: 'asked', isDescending: false }, PAGE)
  expect(rows).toHaveLength(total)
  expect(total).toBe(search === 'zebra' ? ROWS / 5000 : 0)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test.each(['zebra', 'nobody asked this'])('the file of questions that say "%s"', async (search) => {
  open.asked.length = 0
  const rows = await selectTaughtAfter(db, { ...questions, search, isFew: true }, undefined, ROWS)
  expect(rows).toHaveLength(search === 'zebra' ? ROWS / 5000 : 0)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('questions alike, where nearly all titles are', async () => {
  open.asked.length = 0
  const rows = await selectSimilar(db, { courseId: popular, callerId: teacherId, title: 'Why question' })
  expect(rows.length).toBeGreaterThan(0)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

const LAST = { limit: PAGE.limit, offset: LIST_MAX_ROWS - PAGE.limit }

test.each(['requested', 'student'] as const)(
  'payments by a name that many have, by %s, the last page',
  async (by) => {
    open.asked.length = 0
    const rows = await selectPayments(db, { search: 'uwase', isFew: false }, { by, isDescending: true }, LAST)
    expect(rows).toHaveLength(PAGE.limit)
    expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
  },
)

test('payments that wait by a name that many have, the last page', async () => {
  open.asked.length = 0
  const wanted = { search: 'uwase', status: 'pending', isFew: false } as const
  const rows = await selectPayments(db, wanted, { by: 'requested', isDescending: false }, LAST)
  expect(rows).toHaveLength(PAGE.limit)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('certificates by a name that many have, the last page', async () => {
  open.asked.length = 0
  const rows = await selectDecided(db, { search: 'uwase', student: undefined, status: 'all' }, LAST, false)
  expect(rows).toHaveLength(PAGE.limit)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('requests for certificates by a name that many have, counted by state', async () => {
  open.asked.length = 0
  const { counts, atLeast } = await countRequests(db, { search: 'uwase', student: undefined })
  expect(counts).toMatchObject({ pending: 500, completed: LIST_MAX_ROWS, revoked: 500 })
  expect(atLeast).toEqual(['all', 'completed'])
  expect(await pagesRead(open)).toBeLessThan(2 * PAGES_MAX)
})

test.each(['name', '-name'] as const)(
  'people by a name that many have, by %s: looked for once',
  async (sort) => {
    open.asked.length = 0
    const { ids, hasMore } = await findPeople(db, { q: 'uwase' }, sort)
    expect([ids.length, hasMore]).toEqual([LIST_MAX_ROWS, true])
    const last = ids.slice(-PAGE.limit)
    expect((await selectNamed(db, last, sort)).map(({ id }) => id)).toEqual(last)
    expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
  },
)

test('payments of one match: none of the others is read', async () => {
  open.asked.length = 0
  expect(await countMatched(db, 'exact', {})).toEqual({ total: LIST_MAX_ROWS, hasMore: true })
  expect(await pagesRead(open)).toBeLessThan(COUNTED_PAGES_MAX)
  for await (const rows of mayMatch(db, 'exact', {}, PAGE)) {
    expect(rows).toHaveLength(PAGE.limit)
    break
  }
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('what waits for one person', async () => {
  open.asked.length = 0
  await countQuizzesThatWait(db, teacherId)
  await examsThatWait(db, teacherId)
  await countQuestionsThatWait(db, teacherId)
  expect(await pagesRead(open)).toBeLessThan(COUNTS_MAX)
})

test("how much was handed in to one person's quizzes", async () => {
  const scope = await resolveScope(db, { kind: 'quiz', instructorId: teacherId })
  open.asked.length = 0
  const { pending, graded } = await countInScope(db, scope)
  expect(pending + graded).toBe(2 * TAUGHT * 4 * 9)
  expect(await pagesRead(open)).toBeLessThan(COUNTS_MAX)
})

test("one person's courses by title", async () => {
  open.asked.length = 0
  const filter = { instructorId: teacherId }
  const counted = await countWanted(db, filter)
  expect(counted).toEqual({ total: TAUGHT, hasMore: false })
  const rows = await selectCoursesOf(db, filter, { order: byTitle, counted, ...PAGE })
  expect(rows).toHaveLength(PAGE.limit)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test("one person's quizzes by title", async () => {
  open.asked.length = 0
  const managed = { instructorId: teacherId }
  const counted = await countQuizzes(db, managed)
  expect(counted).toEqual({ total: 2 * TAUGHT, hasMore: false })
  expect(await selectQuizzes(db, managed, byTitle, PAGE, counted)).toHaveLength(PAGE.limit)
  expect(await pagesRead(open)).toBeLessThan(3 * PAGES_MAX)
})

test('courses of a kind of which there are none', async () => {
  open.asked.length = 0
  const filter = { type: 'free' as const }
  const counted = await countWanted(db, filter)
  expect(await selectCoursesOf(db, filter, { order: byTitle, counted, ...PAGE })).toEqual([])
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX / 5)
})

test.each(['first', 'last'])('all courses by their students, the %s page', async (which) => {
  const counted = await countWanted(db, {})
  const all = { total: COURSES, hasMore: false }
  open.asked.length = 0
  const range = which === 'first' ? PAGE : { ...PAGE, offset: COURSES - PAGE.limit }
  const rows = await selectCoursesOf(db, {}, { order: byStudents, counted: { ...counted, ...all }, ...range })
  const students = rows.map(({ student_count }) => student_count)
  expect(students).toEqual(students.toSorted((a, b) => b - a))
  expect(students[0]).toBe(which === 'first' ? 96 : 0)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('courses of a kind, of which there are many, by their students', async () => {
  const filter = { type: 'paid' as const }
  const counted = await countWanted(db, filter)
  open.asked.length = 0
  const rows = await selectCoursesOf(db, filter, { order: byStudents, counted, ...PAGE })
  expect(rows.map(({ student_count }) => student_count)).toEqual(Array(PAGE.limit).fill(96))
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test.each(['pending', 'graded'] as const)('all quizzes by what is %s', async (by) => {
  open.asked.length = 0
  const counted = { total: ROWS, hasMore: false }
  const rows = await selectQuizzes(db, {}, { by, isDescending: true }, PAGE, counted)
  expect(rows).toHaveLength(PAGE.limit)
  const { rows: sums } = await open.pool.query<{ of: string }>(
    `select distinct ${by}::text as of from quiz_orders where assessment_id = any($1)`,
    [rows.map(({ id }) => id)],
  )
  expect(sums).toEqual([{ of: by === 'pending' ? '32' : '36' }])
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})
