import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { judgeAll } from '../src/features/payments/statements/judge.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { withoutIndexes } from './fill-quickly.ts'
import { KEPT } from './portal-counts.ts'
import { ATTENDANCE, MONEY_AND_PROOF, RECORDS, WORK } from './portal-rows.ts'
import { quiet } from './quiet.ts'

const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')

/** Who calls; the first student studies the course that holds nearly everything. */
export const CALLERS = {
  admin: id('1', 1),
  superadmin: id('1', 2),
  teacher: id('1', 3),
  student: id('5', 1),
} as const
export type Caller = keyof typeof CALLERS
export const tokenOf = (caller: Caller) => `token-of-the-${caller}-among-many-people`

/** Rows that a call may name. `n % 20 = 0` is elsewhere, all others are here. */
export const NAMED = {
  course: id('c', 0),
  lecture: id('1ec', 0),
  quiz: id('a', 0),
  exam: id('e', 0),
  question: 'q1',
  student: id('5', 1),
  attempt: `f0007${'1'.padStart(19, '0')}`,
  submission: id('f', 1),
  examSubmission: id('fe', 1),
  payment: id('8', 1),
  statement: id('81', 1),
  request: id('d', 1),
  batch: id('db', 1),
  invitations: id('b0', 1),
  report: id('ed', 1),
  announcement: id('ab', 1),
  /** Five thousand study it, and ten times the days of class are in the larger academy. */
  attendance: id('c', 1),
} as const

export interface PortalSizes {
  people: number
  /** Of class. */
  days: number
}

/** An academy of so many people; one course has nineteen of twenty students, nearly all work, payments and certificates. */
export async function seedPortals(databaseUrl: string, sizes: PortalSizes): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { db, pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    await pool.query('set statement_timeout = 0; set session_replication_role = replica')
    await pool.query(
      `create function pg_temp.digits(n bigint) returns text language sql immutable as $$ select lpad(to_hex(n), 20, '0') $$`,
    )
    const statements = [
      ...staffAndCourses(),
      ...WORK,
      ...MONEY_AND_PROOF,
      ...RECORDS,
      ...ATTENDANCE,
      ...KEPT,
    ].map((statement) => sized(statement, sizes))
    await withoutIndexes(pool, async () => {
      for (const statement of statements) await pool.query(statement)
    })
    await judgeAll(db)
    await pool.query('vacuum analyze')
  } finally {
    await close()
  }
}

/** `:people` and `:courses` stand for how many; `hex(n)` for the twenty digits of a number. */
const sized = (statement: string, { people, days }: PortalSizes) =>
  statement
    .replaceAll(':days', String(days))
    .replaceAll(':people', String(people))
    .replaceAll(':courses', String(Math.max(10, people / 100)))
    .replaceAll(/(?<!_)hex\(/g, 'pg_temp.digits(')

function staffAndCourses(): string[] {
  const staff = Object.entries(CALLERS).filter(([caller]) => caller !== 'student')
  const roleOf = (caller: string) => (caller === 'teacher' ? 'instructor' : 'admin')
  return [
    ...staff.map(
      ([caller, key]) => `insert into users (id, name, email, email_key, role, mainrole) values
        ('${key}', 'Grace ${caller}', '${caller}@example.rw', '${caller}@example.rw', '${roleOf(caller)}', '${caller === 'superadmin' ? caller : ''}')`,
    ),
    `insert into users (id, name, email, email_key, role, last_login_at)
     select '5000' || hex(n), (array['Aline', 'Éric', 'Grace', 'Jean', 'Keza', 'Kévin', 'Divine', 'Patrick'])[1 + n % 8]
         || ' ' || (array['Uwase', 'Mugisha', 'Keza', 'Habimana', 'Ingabire', 'Niyonsaba', 'Umutoni', 'Ishimwe'])[1 + n / 8 % 8]
         || ' ' || to_hex(n * 7919 % 1000003), 'learner' || n || '@example.rw', 'learner' || n || '@example.rw',
       case when n % 100 = 50 then 'instructor' when n % 1000 = 70 then 'admin' else 'user' end,
       case when n % 3 > 0 then now() - n * 7919 % 500000 * interval '1 minute' end
     from generate_series(0, :people - 1) n`,
    ...Object.entries(CALLERS).map(
      ([caller, key]) => `insert into sessions (id, user_id, token_hash, device, expires_at) values
        ('${key}', '${key}', '${hashToken(tokenOf(caller as Caller))}', 'Bench', now() + interval '1 day')`,
    ),
    // Of ten courses the teacher has one: the first, which holds nearly everything, and some of the others.
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
     select 'c000' || hex(n), 'Course ' || n, 'Step by step.', 'Data Science', 'Grace',
       case when n < 10 then '${CALLERS.teacher}' end, 4, 40000, 'paid', 'course ' || n || ' step by step.'
     from generate_series(0, :courses - 1) n`,
    `insert into lectures (id, course_id, title, description, lecture_type, position)
     select '1ec0' || hex(n), 'c000' || hex(case when n < 500 then 0 else n % :courses end), 'Lecture ' || n, 'What we do.', 'notes', n
     from generate_series(0, :people / 5 - 1) n`,
    `insert into enrolments (course_id, user_id, enrolled_at, last_active_at)
     select 'c000' || hex(case when n % 20 = 0 then 2 + n % (:courses - 2) else 0 end), '5000' || hex(n),
       now() - interval '40 days', now() - case when n <= 200 then 30 else n % 6 end * interval '1 day'
     from generate_series(0, :people - 1) n`,
    `insert into lecture_completions (course_id, user_id, lecture_id)
     select '${NAMED.course}', '5000' || hex(n), '1ec0' || hex(l)
     from generate_series(0, :people - 1) n, generate_series(0, 4) l where n % 20 > 0 and l <= 3 + n % 2`,
  ]
}
