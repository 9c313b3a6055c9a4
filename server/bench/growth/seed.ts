import { dayOf } from '@academy/contract/text/days'
import { openDatabase } from '../../src/db/database.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { recountAll } from '../../src/db/recount.ts'
import { rollUp } from '../../src/features/analytics/roll-store.ts'
import { addUpCourseOrders } from '../../src/features/courses/orders-store.ts'
import { judgeAll } from '../../src/features/payments/statements/judge.ts'
import { addUpQuizOrders } from '../../src/features/quizzes/orders-store.ts'
import { migrateJobs } from '../../src/services/jobs/index.ts'
import { hashToken } from '../../src/services/tokens.ts'
import { quiet } from '../quiet.ts'
import { withoutIndexes } from './fill-quickly.ts'
import { KEPT_BESIDE } from './kept-beside.ts'
import {
  ATTENDANCE,
  COMPLETED,
  LECTURES,
  MESSAGES,
  MONEY_AND_PROOF,
  RECORDS,
  SIGNED_IN,
  TAUGHT,
  WORK,
} from './rows.ts'

export const SPREADS = ['skewed', 'even'] as const
/** `skewed`: nine of ten people, with all they do, are in one course. `even`: ten in each. */
export type Spread = (typeof SPREADS)[number]

/** 1 is a hundred courses, a thousand people and ten thousand submissions. */
export interface Size {
  times: number
  spread: Spread
}

export const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')

/** Who calls; the student studies the course that holds nearly everything, and the teacher has it and 99 others. */
export const CALLERS = {
  admin: id('1', 1),
  superadmin: id('1', 2),
  teacher: id('1', 3),
  student: id('5', 1),
} as const
export type Caller = keyof typeof CALLERS
export const tokenOf = (caller: Caller) => `token-of-the-${caller}-among-many-people`
export const tokenOfPerson = (n: number) => `token-of-person-number-${n}-among-many`

const coursesOf = ({ times }: Size) => 100 * times

/** The number of the course of a person, as `:course` has it in the rows. */
export const courseOfPerson = (n: number, size: Size): number => {
  if (size.spread === 'even') return (n + coursesOf(size) - 1) % coursesOf(size)
  return n % 10 === 0 ? 2 + (Math.floor(n / 10) % (coursesOf(size) - 2)) : 0
}
const COURSE: Record<Spread, string> = {
  even: '((n + :courses - 1) % :courses)',
  skewed: '(case when n % 10 = 0 then 2 + n / 10 % (:courses - 2) else 0 end)',
}

/** An academy of that size: rows by SQL, indexes and what triggers keep when all of them are there. */
export async function seedSize(databaseUrl: string, size: Size): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { db, pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    await pool.query('set statement_timeout = 0; set session_replication_role = replica')
    await pool.query(
      `create function pg_temp.digits(n bigint) returns text language sql immutable as $$ select lpad(to_hex(n), 20, '0') $$`,
    )
    const rows = [...PEOPLE_AND_COURSES, ...WORK, ...MONEY_AND_PROOF, ...RECORDS, ...MESSAGES, ...ATTENDANCE]
    await withoutIndexes(pool, async () => {
      for (const statement of [...rows, ...KEPT_BESIDE]) await pool.query(sized(statement, size))
    })
    await pool.query('analyze')
    await recountAll(db)
    await addUpCourseOrders(db)
    await addUpQuizOrders(db)
    await judgeAll(db)
    // What the first minute of an academy in use would count while its calls are measured.
    await rollUp(db, dayOf(new Date()))
    await pool.query('vacuum analyze')
  } finally {
    await close()
  }
}

/** `:people`, `:courses` and `:days` stand for how many; `:course` for that of person n; `hex(n)` for the twenty digits of a number. */
const sized = (statement: string, size: Size) =>
  statement
    .replaceAll(/:course\b/g, COURSE[size.spread])
    .replaceAll(':days', String(20 * size.times))
    .replaceAll(':people', String(1_000 * size.times))
    .replaceAll(':courses', String(coursesOf(size)))
    .replaceAll(/(?<!_)hex\(/g, 'pg_temp.digits(')

const STAFF = [
  ...(['admin', 'superadmin', 'teacher'] as const).map((caller) => ({ name: caller, key: CALLERS[caller] })),
  { name: 'colleague', key: id('1', 4) },
]
/** Admins who fill the first page of a list of them, in an academy of any size. */
const OFFICE = 30
const roleOf = (name: string) => (['teacher', 'colleague'].includes(name) ? 'instructor' : 'admin')
const signedIn = (key: string, token: string) =>
  `('${key}', '${key}', '${hashToken(token)}', 'Bench', now() + interval '1 day')`

const PEOPLE_AND_COURSES = [
  ...STAFF.map(
    ({ name, key }) => `insert into users (id, name, email, email_key, role, mainrole) values
      ('${key}', 'Grace ${name}', '${name}@example.rw', '${name}@example.rw', '${roleOf(name)}', '${name === 'superadmin' ? name : ''}')`,
  ),
  `insert into users (id, name, email, email_key, role)
   select '1100' || hex(n), 'Claudine ' || n, 'office' || n || '@example.rw', 'office' || n || '@example.rw', 'admin'
   from generate_series(1, ${OFFICE}) n`,
  `insert into users (id, name, email, email_key, role, last_login_at)
   select '5000' || hex(n), (array['Aline', 'Éric', 'Grace', 'Jean', 'Keza', 'Kévin', 'Divine', 'Patrick'])[1 + n % 8]
       || ' ' || (array['Uwase', 'Mugisha', 'Keza', 'Habimana', 'Ingabire', 'Niyonsaba', 'Umutoni', 'Ishimwe'])[1 + n / 8 % 8]
       || ' ' || to_hex(n * 7919 % 1000003), 'learner' || n || '@example.rw', 'learner' || n || '@example.rw',
     case when n % 100 = 50 then 'instructor' when n % 1000 = 70 then 'admin' else 'user' end,
     case when n % 3 > 0 then now() - n * 7919 % 500000 * interval '1 minute' end
   from generate_series(0, :people - 1) n`,
  `insert into sessions (id, user_id, token_hash, device, expires_at) values ${[
    ...Object.entries(CALLERS).map(([caller, key]) => signedIn(key, tokenOf(caller as Caller))),
    ...Array.from({ length: SIGNED_IN }, (_, n) => n)
      .filter((n) => n !== 1)
      .map((n) => signedIn(id('5', n), tokenOfPerson(n))),
  ].join()}`,
  `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
   select 'c000' || hex(n), 'Course ' || n, 'Step by step.', (array['Data Science', 'Web Development', 'App Development'])[1 + n % 3], 'Grace',
     case when n < ${TAUGHT} then '${CALLERS.teacher}' end, 4, case when n % 2 = 0 then 40000 else 0 end,
     case when n % 2 = 0 then 'paid' else 'free' end, 'course ' || n || ' step by step.'
   from generate_series(0, :courses - 1) n`,
  `insert into lectures (id, course_id, title, description, lecture_type, position)
   select '1ec0' || hex(n), 'c000' || hex(n / ${LECTURES}), 'Lecture ' || n, 'What we do.', 'notes', n
   from generate_series(0, ${LECTURES} * :courses - 1) n`,
  `insert into enrolments (course_id, user_id, enrolled_at, last_active_at)
   select 'c000' || hex(:course), '5000' || hex(n),
     now() - interval '40 days', now() - case when n <= 200 then 30 else n % 6 end * interval '1 day'
   from generate_series(0, :people - 1) n`,
  // Courses with even numbers, which cost something: the others are there to be enrolled in.
  `insert into enrolments (course_id, user_id)
   select 'c000' || hex(2 + 2 * ((n * 7 + k) % (:courses / 2 - 1))), '5000' || hex(n)
   from generate_series(0, ${SIGNED_IN} - 1) n, generate_series(0, 4) k on conflict do nothing`,
  `insert into lecture_completions (course_id, user_id, lecture_id)
   select 'c000' || hex(:course), '5000' || hex(n), '1ec0' || hex(${LECTURES} * :course + l)
   from generate_series(0, :people - 1) n, generate_series(0, ${COMPLETED - 1}) l`,
]
