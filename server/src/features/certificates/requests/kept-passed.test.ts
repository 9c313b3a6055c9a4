import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { retryTransaction } from '../../../db/retry.ts'
import type { Db } from '../../../http/context.ts'
import { openTestDatabase } from '../../../testing/open-database.ts'
import { countCertifiable, lockSubmissionsShared, selectCertifiable, selectPassed } from './passed-store.ts'

const AT_ONCE = 5
const RACES_MS = 60_000

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

type Act = (db: Db, pick: number) => Promise<unknown>
const act =
  (statement: (pick: number) => RawBuilder<unknown>): Act =>
  (db, pick) =>
    statement(pick).execute(db)

/** One of those that are there now. */
const one = (table: string, pick: number) =>
  sql`(select id from ${sql.table(table)} order by id
    offset ${pick}::int % greatest(1, (select count(*) from ${sql.table(table)})) limit 1)`
const anExam = (pick: number) => sql`insert into assessments
  (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
  select ${newId()}, case when ${pick % 4 === 0} then 'quiz' else 'final-exam' end, id, 'Exam', '', 9, 70, 1, 1
  from courses where id = ${one('courses', pick)} on conflict do nothing`

/** Whatever changes who has passed, and for whom a certificate was asked. */
const STEPS: Record<string, Act> = {
  register: act((pick) => {
    const id = newId()
    return sql`insert into users (id, name, email) values (${id}, ${`Keza ${pick}`}, ${`${id}@example.rw`})`
  }),
  open: act(
    () => sql`insert into courses
      (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
      values (${newId()}, 'Maps', '', 'Data', '', 4, 0, 'free', '')`,
  ),
  examine: act(anExam),
  handIn: async (db, pick) => {
    const [attempt, paper] = [newId(), newId()]
    const { rows } = await sql<{ id: string }>`insert into papers
      (id, assessment_id, version, questions, answer_key, question_count, total_marks)
      select ${paper}, id, 1 + (select count(*) from papers), '[]', '{}', 1, 1 from assessments
      where id = ${one('assessments', pick)} on conflict do nothing returning id`.execute(db)
    if (rows.length === 0) return
    const opened = await sql`insert into attempts
      (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
      select ${attempt}, a.id, ${paper}, a.course_id, u.id, now(), now() + interval '1 hour', 'handed-in', now()
      from assessments a, users u where a.id = (select assessment_id from papers where id = ${paper})
        and u.id = ${one('users', pick >> 3)} on conflict do nothing returning id`.execute(db)
    if (opened.rows.length === 0) return
    const passed = pick % 3 === 0 ? null : pick % 3 === 1
    await sql`insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
        total_marks, total_marks_awarded, unmarked_count, passing_percent, passed, content_hash)
      select ${newId()}, t.id, t.assessment_id, a.kind, t.paper_id, t.course_id, t.student_id,
        ${passed === null ? 'submitted' : 'graded'}::text, now() - ${pick % 7}::int * interval '1 hour', 1, 0, 0, 70, ${passed}::boolean, ''
      from attempts t join assessments a on a.id = t.assessment_id where t.id = ${attempt}`.execute(db)
  },
  grade: act(
    (pick) => sql`update submissions set status = 'graded', passed = ${pick % 2 === 0}
      where id = ${one('submissions', pick >> 1)}`,
  ),
  gradeAll: act(
    (pick) => sql`update submissions set passed = ${pick % 2 === 0}
      where assessment_id = ${one('assessments', pick >> 1)}`,
  ),
  markAnew: act(
    (pick) =>
      sql`update submissions set status = 'submitted', passed = null where id = ${one('submissions', pick)}`,
  ),
  /** As the academy asks: what was passed is held and then read. */
  ask: async (db, pick) => {
    const { rows } = await sql<{ id: string }>`select id from submissions where kind = 'final-exam' and passed
      order by id offset ${pick % 3} limit ${1 + (pick % 3)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    await lockSubmissionsShared(db, ids)
    await sql`insert into certification_requests (id, student_id, course_id, course_title, course_description, category,
        duration_weeks, instructor_name, submission_id, percentage, requested_by_name, requested_at)
      select left(md5(s.id || ${newId()}::text), 24), s.student_id, s.course_id, 'Maps', '', 'Data', 4, '', s.id, 90, 'Grace', now()
      from submissions s where s.id = any(${ids}::text[]) and s.passed and s.student_id is not null order by s.student_id
      on conflict (student_id, course_id) do nothing`.execute(db)
  },
  withdraw: act(
    (pick) => sql`delete from certification_requests where id = ${one('certification_requests', pick)}`,
  ),
  approve: act(
    (pick) => sql`update certification_requests set status = 'approved', approved_at = now()
      where id = ${one('certification_requests', pick)}`,
  ),
  dropStudent: act((pick) => sql`delete from users where id = ${one('users', pick)}`),
  dropCourse: act((pick) => sql`delete from courses where id = ${one('courses', pick)}`),
  dropExam: act((pick) => sql`delete from assessments where id = ${one('assessments', pick)}`),
  dropSubmission: act((pick) => sql`delete from submissions where id = ${one('submissions', pick)}`),
}

/** Of a reference: what is referred to has gone, or what is to go is referred to. */
const REFUSED = ['23503', '23001']
async function take(name: string, pick: number): Promise<void> {
  try {
    await retryTransaction(() => open.db.transaction().execute((db) => (STEPS[name] as Act)(db, pick)))
  } catch (error) {
    if (!REFUSED.includes((error as { code?: string }).code ?? '')) throw error
  }
}

/** What the list says, beside the same read from the rows themselves. */
async function expectKept(): Promise<void> {
  const courses = await open.db.selectFrom('courses').select('id').execute()
  for (const { id } of courses) {
    const { rows } = await sql<{ id: string; is_open: boolean }>`
      select s.id, r.id is null and s.student_id is not null as is_open from submissions s
      left join certification_requests r on r.student_id = s.student_id and r.course_id = s.course_id
      where s.course_id = ${id} and s.kind = 'final-exam' and s.passed
      order by r.id is not null, s.submitted_at, s.id`.execute(open.db)
    const idsOf = (found: readonly { id: string }[]) => found.map((row) => row.id)
    // The first of them are known by what is kept alone.
    for (const limit of [1, 3, 1_000])
      expect(idsOf(await selectPassed(open.db, id, limit))).toEqual(idsOf(rows).slice(0, limit))
    const certifiable = rows.filter(({ is_open }) => is_open)
    expect(idsOf(await selectCertifiable(open.db, id, 1_000))).toEqual(idsOf(certifiable))
    expect(await countCertifiable(open.db, id)).toBe(certifiable.length)
  }
  const left = await sql`select from passed_exams p where not exists (
    select from submissions s where s.id = p.submission_id and s.kind = 'final-exam' and s.passed)`.execute(
    open.db,
  )
  expect(left.rows).toHaveLength(0)
}

test(
  'whatever is done, by several at once, what is kept of passed exams is what the rows say',
  async () => {
    const usual = ['handIn', 'handIn', 'grade', 'ask', 'ask', 'withdraw']
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS), ...usual), fc.nat(1000))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: AT_ONCE }), { maxLength: 10 }),
        async (rounds) => {
          for (const table of ['courses', 'users', 'certification_requests'])
            await sql`delete from ${sql.table(table)}`.execute(open.db)
          for (const pick of [1, 2, 3]) await take('register', pick)
          for (const name of ['open', 'examine']) await take(name, 1)
          for (const pick of [1, 10, 19]) await take('handIn', pick)
          for (const round of rounds) await Promise.all(round.map(([name, pick]) => take(name, pick)))
          await expectKept()
        },
      ),
    )
  },
  RACES_MS,
)
