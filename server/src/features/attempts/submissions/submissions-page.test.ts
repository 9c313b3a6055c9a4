import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../http/context.ts'
import { openWatchedDatabase } from '../../../testing/open-database.ts'
import type { SubmissionScope } from './submissions-filter-store.ts'
import { pageOfSubmissions, submissionPages } from './submissions-page.ts'
import type { SubmissionInPage } from './submissions-rows-store.ts'

const SUBMISSIONS = 6_000
const QUIZZES = 100
const COURSES = 20
const STUDENTS = 1_000
/** Each course has its instructor. */
const ids = { course: 'c', teacher: 'f', quiz: 'a', paper: 'b', student: 'd', attempt: 'e', submission: '1' }
const idOf = (kind: keyof typeof ids, n: number | string) =>
  typeof n === 'number'
    ? ids[kind] + String(n).padStart(23, '0')
    : `'${ids[kind]}' || lpad((${n})::text, 23, '0')`

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
let db: Db
beforeAll(async () => {
  open = await openWatchedDatabase()
  db = open.db
  await fill()
})
afterAll(() => open.close())

async function fill(): Promise<void> {
  const rows = (n: number) => `from generate_series(1, ${n}) n`
  const quizOf = `1 + n % ${QUIZZES}`
  const courseOf = (quiz: string) => `1 + (${quiz}) % ${COURSES}`
  for (const statement of [
    `insert into users (id, name, email) select ${idOf('teacher', 'n')}, 'Teacher', 't' || n ${rows(COURSES)}`,
    `insert into users (id, name, email)
     select ${idOf('student', 'n')}, 'Student ' || md5(n::text), 's' || n || '@example.rw' ${rows(STUDENTS)}`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
       course_type, search)
     select ${idOf('course', 'n')}, 'C', '', '', '', ${idOf('teacher', 'n')}, 1, 0, 'free', '' ${rows(COURSES)}`,
    `insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent,
       question_count, total_marks)
     select ${idOf('quiz', 'n')}, 'quiz', ${idOf('course', courseOf('n'))}, 'Quiz ' || md5(n::text), '', 9, 70, 1, 1
     ${rows(QUIZZES)}`,
    `insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
     select ${idOf('paper', 'n')}, ${idOf('quiz', 'n')}, 1, '[]', '{}', 1, 1 ${rows(QUIZZES)}`,
    `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
     select ${idOf('attempt', 'n')}, ${idOf('quiz', quizOf)}, ${idOf('paper', quizOf)},
       ${idOf('course', courseOf(quizOf))}, ${idOf('student', `1 + n / ${QUIZZES} + n % 10 * 100`)},
       now(), now() + interval '1 hour', 'handed-in', now() ${rows(SUBMISSIONS)}
     on conflict do nothing`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status,
       submitted_at, total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash)
     select '1' || substr(id, 2), id, assessment_id, 'quiz', paper_id, course_id, student_id,
       case when right(id, 1) = '7' then 'submitted' else 'graded' end,
       now() - right(id, 5)::int * interval '1 minute', 1, 1, 0, 70, '' from attempts`,
    'analyze',
  ])
    await sql.raw(statement).execute(db)
}

const scopes: Record<string, Omit<SubmissionScope, 'kind'>> = {
  'of everybody': {},
  'of an instructor': { instructorId: idOf('teacher', 3) },
  'of a course': { courseId: idOf('course', 3) },
  'of a quiz': { assessmentId: idOf('quiz', 3) },
  'of a student': { search: 's7@' },
  'of a title': { search: 'quiz c4ca' },
}

/** As with many people: the few of this test are sooner read whole, from the table or from an index. */
async function planOfMany(statement: string, parameters: readonly unknown[]): Promise<string> {
  const client = await open.pool.connect()
  await client.query('set enable_seqscan = off; set enable_indexonlyscan = off')
  const { rows } = await client.query(`explain ${statement}`, [...parameters])
  client.release(true)
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

test.each(Object.entries(scopes))('%s: each statement is served by an index', async (_, scope) => {
  open.asked.length = 0
  const { total, rows } = await pageOfSubmissions(db, { kind: 'quiz', ...scope }, { limit: 50 })
  expect(total).toBeGreaterThan(0)
  expect(rows.length).toBe(Math.min(50, total))
  for (const { sql: statement, parameters } of [...open.asked]) {
    const { rows: plan } = await open.pool.query(`explain ${statement}`, [...parameters])
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).not.toMatch(/Seq Scan on submissions/)
    if (statement.includes('from "users"'))
      expect(await planOfMany(statement, parameters)).toContain('users_search')
  }
})

test('the newest come first whatever their state, and an index serves them', async () => {
  open.asked.length = 0
  const { rows } = await pageOfSubmissions(db, { kind: 'quiz', sort: '-submitted' }, { limit: 5 })
  const times = rows.map(({ submitted_at }) => submitted_at.getTime())
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const { rows: all } = await open.pool.query(
    "select submitted_at from submissions where kind = 'quiz' order by submitted_at desc limit 5",
  )
  expect(times).toEqual(all.map(({ submitted_at }) => submitted_at.getTime()))
  for (const { sql: statement, parameters } of [...open.asked]) {
    const { rows: plan } = await open.pool.query(`explain ${statement}`, [...parameters])
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on submissions/)
  }
})

test('every page together holds each submission once', async () => {
  const seen = new Set<string>()
  const first = await pageOfSubmissions(db, { kind: 'quiz' }, { limit: 1000 })
  for (let page = 1; page <= first.pages; page++) {
    const { rows } = await pageOfSubmissions(db, { kind: 'quiz' }, { limit: 1000, page })
    for (const { id } of rows) seen.add(id)
  }
  expect(first.total).toBeGreaterThan(SUBMISSIONS / 2)
  expect(seen.size).toBe(first.total)
})

const ofAQuiz = { kind: 'quiz', assessmentId: idOf('quiz', 3) } as const
const orders: Record<string, (row: SubmissionInPage) => string | number> = {
  student: (row: SubmissionInPage) => row.student_name ?? '',
  score: (row: SubmissionInPage) => row.total_marks_awarded / row.total_marks,
  submitted: (row: SubmissionInPage) => row.submitted_at.getTime(),
}

test.each(['student', '-student', 'score', '-score', 'submitted', '-submitted'] as const)(
  'a quiz by %s: its pages are in that order and hold each once',
  async (sort) => {
    const rows: SubmissionInPage[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const found = await pageOfSubmissions(db, { ...ofAQuiz, sort }, { limit: 7, page })
      pages = found.pages
      rows.push(...found.rows)
    }
    const keys = rows.map((row) => orders[sort.replace('-', '')]?.(row) ?? '')
    const inOrder = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(keys).toEqual(sort.startsWith('-') ? inOrder.reverse() : inOrder)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const usual = await pageOfSubmissions(db, ofAQuiz)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(usual.rows.map(({ id }) => id).toSorted())
  },
)

test('the other way round by status: the graded come first', async () => {
  const { rows } = await pageOfSubmissions(db, { kind: 'quiz', sort: '-status' }, { limit: 1000, page: 6 })
  const { rows: first } = await pageOfSubmissions(db, { kind: 'quiz', sort: '-status' }, { limit: 3 })
  expect(first.every(({ status }) => status === 'graded')).toBe(true)
  expect(rows.at(-1)?.status).toBe('submitted')
})

test('of many quizzes the order of names and scores is the usual one', async () => {
  const usual = await pageOfSubmissions(db, { kind: 'quiz' }, { limit: 5 })
  expect(await pageOfSubmissions(db, { kind: 'quiz', sort: 'student' }, { limit: 5 })).toEqual(usual)
})

test('a student who takes another name stands where it belongs', async () => {
  const { rows } = await pageOfSubmissions(db, { ...ofAQuiz, sort: 'student' })
  const last = rows.at(-1)
  await sql`update users set name = 'Ábel' where id = ${last?.student_id}`.execute(db)
  expect((await pageOfSubmissions(db, { ...ofAQuiz, sort: 'student' })).rows[0]?.id).toBe(last?.id)
})

test.each([
  ['of everybody', {}],
  ['of an instructor', { instructorId: idOf('teacher', 3) }],
  ['of a quiz that are graded', { assessmentId: idOf('quiz', 3), status: 'graded' }],
  ['of a student', { search: 's7@' }],
] as const)('as a file, %s: each once, as many as there are', async (_, wanted) => {
  const seen: string[] = []
  for await (const rows of submissionPages(db, { kind: 'quiz', ...wanted }))
    seen.push(...rows.map(({ id }) => id))
  const { total } = await pageOfSubmissions(db, { kind: 'quiz', ...wanted }, { limit: 1 })
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
})
