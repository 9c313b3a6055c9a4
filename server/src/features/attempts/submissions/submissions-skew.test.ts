import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../http/context.ts'
import { fillTables, idOf, nthId } from '../../../testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from '../../../testing/open-database.ts'
import type { SubmissionScope } from './submissions-filter-store.ts'
import { pageOfSubmissions } from './submissions-page.ts'

const SUBMISSIONS = 100_000
const COURSES = 100
/** Of 8 KB; a whole reading of the table is some 3,000, of its index some 900. */
const PAGES_MAX = 1_500
/** A thousand rows of a page are read one by one, each with its quiz, its course and its student. */
const NAMED_PAGES_MAX = 20_000

const teacherId = nthId('f', 1)
const popular = nthId('c', 1)
const quiet = nthId('c', 7)
const quiz = nthId('a', 1)

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
let db: Db

/** A new academy with one popular course: it holds all submissions but a few, and its instructor teaches a hundred. */
beforeAll(async () => {
  open = await openWatchedDatabase()
  db = open.db
  await fillTables(open.pool, [
    `insert into users (id, name, email) values ('${teacherId}', 'Grace', 'grace@example.rw')`,
    `insert into users (id, name, email)
     select ${idOf('d', 'n')}, 'Keza', 'keza' || n || '@example.rw' from generate_series(1, 800) n`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
       course_type, search)
     select ${idOf('c', 'n')}, 'C', '', '', '', '${teacherId}', 1, 0, 'free', '' from generate_series(1, ${COURSES}) n`,
    `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent,
       question_count, total_marks)
     select ${idOf('a', 'n')}, 'quiz', ${idOf('c', 'n')}, 'Quiz', '', 9, 70, 1, 1 from generate_series(1, ${COURSES}) n`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status,
       submitted_at, total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash, search_key)
     select ${idOf('1', 'n')}, ${idOf('e', 'n')}, ${idOf('a', 'course')}, 'quiz', ${idOf('b', '1')}, ${idOf('c', 'course')},
       case when n % 8 = 3 then ${idOf('d', '1 + n % 800')} end,
       case when n % 10 = 7 then 'submitted' else 'graded' end, now() - n * interval '1 minute', 1, 1, 0, 70, '',
       case when n % 8 = 3 then 'keza keza' || 1 + n % 800 || '@example.rw' else '' end
     from (select n, case when n % 5000 = 17 then 2 + n / 5000 else 1 end as course
       from generate_series(1, ${SUBMISSIONS}) n) drawn`,
    `insert into submission_counts
     select kind, 0, count(*), count(*) filter (where status = 'submitted') from submissions group by kind`,
    `insert into assessment_submission_counts
     select assessment_id, 0, count(*), count(*) filter (where status = 'submitted') from submissions
     group by assessment_id`,
    'analyze',
    'vacuum submissions',
  ])
}, 60_000)
afterAll(() => open.close())

const own: Omit<SubmissionScope, 'kind'> = { instructorId: teacherId }
test.each([
  ['the graded of all own courses', { ...own, status: 'graded' }, { limit: 200 }],
  ['those that wait', { ...own, status: 'submitted' }, { limit: 50 }],
  ['both, one page', own, {}],
  ['of the popular course', { ...own, courseId: popular }, { limit: 50 }],
  ['of a quiet course', { ...own, courseId: quiet }, { limit: 50 }],
  ['of the popular quiz', { ...own, assessmentId: quiz }, { limit: 50 }],
  ['of everybody', {}, { limit: 50 }],
  ['of everybody, the newest first', { sort: '-submitted' }, { limit: 50 }],
  ['of the popular quiz by name', { ...own, assessmentId: quiz, sort: 'student' }, { limit: 50 }],
  ['of the popular quiz by score', { ...own, assessmentId: quiz, sort: '-score' }, { limit: 50 }],
  [
    'graded of the popular quiz by name',
    { assessmentId: quiz, status: 'graded', sort: '-student' },
    { limit: 50 },
  ],
] as const)('%s: what is read does not grow with what there is', async (_, wanted, part) => {
  open.asked.length = 0
  const { rows, total } = await pageOfSubmissions(db, { kind: 'quiz', ...wanted }, part)
  expect(rows.length).toBe(Math.min(total, 'limit' in part ? part.limit : 200))
  expect(total).toBeGreaterThan(0)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('the newest of all own courses, for a glance', async () => {
  open.asked.length = 0
  const glance = await pageOfSubmissions(db, { kind: 'quiz', ...own, sort: '-submitted' }, { limit: 5 })
  expect(glance.rows).toHaveLength(5)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})

test('the counts that are kept are the counts', async () => {
  const { rows } = await sql<{ total: number; pending: number }>`
    select count(*)::int as total, count(*) filter (where status = 'submitted')::int as pending from submissions`.execute(
    db,
  )
  expect(await pageOfSubmissions(db, { kind: 'quiz', ...own }, { limit: 1 })).toMatchObject(rows[0] as object)
})

describe('a name that every eighth has', () => {
  const scopes = {
    'of all own courses': own,
    'of the popular course': { ...own, courseId: popular },
    'of a quiet course': { ...own, courseId: quiet },
    'of the popular quiz': { assessmentId: quiz },
    'of everybody': {},
  }
  test.each(Object.entries(scopes))(
    '%s: what is read does not grow, and nobody is left out',
    async (_, scope) => {
      open.asked.length = 0
      const found = await pageOfSubmissions(
        db,
        { kind: 'quiz', search: 'keza', ...scope },
        { limit: 1_000, page: 1 },
      )
      expect(await pagesRead(open)).toBeLessThan(NAMED_PAGES_MAX)
      const { rows } = await sql<{ id: string }>`
      select s.id from submissions s join users u on u.id = s.student_id join courses c on c.id = s.course_id
      where u.name = 'Keza' and s.status = 'submitted'
        and ${'instructorId' in scope ? sql`c.instructor_id = ${scope.instructorId}` : sql`true`}
        and ${'courseId' in scope ? sql`c.id = ${scope.courseId}` : sql`true`}
        and ${'assessmentId' in scope ? sql`s.assessment_id = ${scope.assessmentId}` : sql`true`}
      order by s.submitted_at, s.id limit 1000`.execute(db)
      const waiting = found.rows.filter(({ status }) => status === 'submitted')
      expect(waiting.map((row) => row.id)).toEqual(rows.map((row) => row.id))
      expect(found.pending).toBe(rows.length)
    },
  )
})
