import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quiet } from './quiet.ts'
import { settle } from './settle.ts'

const TOKEN = 'token-of-the-admin-in-this-measurement'
export const asAdmin = { token: TOKEN }
const HEX = (n: string) => `lpad(to_hex(${n}), 20, '0')`
const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')

/** The course that holds nearly everything, and its quiz. */
export const COURSE = id('c', 0)
export const QUIZ = id('a', 0)

const ADMIN = id('1', 1)
const LECTURES = 40
const COMPLETIONS_EACH = 10
/** Of twenty students nineteen are in the one course. */
const COURSE_OF = (n: string) => `'c000' || ${HEX(`case when ${n} % 20 = 0 then 1 + ${n} % 7 else 0 end`)}`
/** Some moment of the last year: nobody's depends on what they do. */
const AT = (n: string) => `now() - (${n}::bigint * 7919 % 525600) * interval '1 minute'`

/** A year of an academy of that many students, ten completions and ten days of presence each. */
export async function seedYear(databaseUrl: string, students: number): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    await insertYear(pool, students)
    await settle(pool)
  } finally {
    await close()
  }
}

async function insertYear(pool: pg.Pool, students: number): Promise<void> {
  // What triggers keep is no part of this measurement, and the jobs count from the rows.
  await pool.query('set session_replication_role = replica; set statement_timeout = 0')
  await pool.query(
    `insert into users (id, name, email, role) values ($1, 'Chantal Gatera', 'year@example.rw', 'admin')`,
    [ADMIN],
  )
  await pool.query(
    `insert into sessions (id, user_id, token_hash, device, expires_at)
     values ($1, $1, $2, 'Bench', now() + interval '1 day')`,
    [ADMIN, hashToken(TOKEN)],
  )
  const range = `generate_series(0, ${students} - 1) n`
  const statements = [
    `insert into users (id, name, email, email_key)
     select '5000' || ${HEX('n')}, 'Aline ' || n, n || '@example.rw', n || '@example.rw' from ${range}`,
    `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
     select 'c000' || ${HEX('n')}, 'Course ' || n, 'Step by step.', 'Web Development', 'Impinga', 4, 40000, 'paid', ''
     from generate_series(0, 7) n`,
    `insert into lectures (id, course_id, title, description, lecture_type, position)
     select 'd000' || ${HEX(`c * ${LECTURES} + n`)}, 'c000' || ${HEX('c')}, 'Lecture ' || n, 'What we do.', 'notes', n
     from generate_series(0, 7) c, generate_series(0, ${LECTURES} - 1) n`,
    `insert into enrolments (course_id, user_id, enrolled_at)
     select ${COURSE_OF('n')}, '5000' || ${HEX('n')}, ${AT('n')} from ${range}`,
    `insert into lecture_completions (course_id, user_id, lecture_id, completed_at)
     select ${COURSE_OF('n')}, '5000' || ${HEX('n')},
       'd000' || ${HEX(`case when n % 20 = 0 then 1 + n % 7 else 0 end * ${LECTURES} + (n % 31) + l`)}, ${AT('n + l * 50021')}
     from ${range}, generate_series(0, ${COMPLETIONS_EACH} - 1) l where (n % 31) + l < ${LECTURES}`,
    `insert into active_days (course_id, user_id, day)
     select ${COURSE_OF('n')}, '5000' || ${HEX('n')}, kigali_day(${AT('n + l * 50021')})
     from ${range}, generate_series(0, 9) l on conflict do nothing`,
    `insert into assessments
       (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
     values ('${QUIZ}', 'quiz', '${COURSE}', 'Quiz', '', 10, 50, 5, 5)`,
    `insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
     select '${id('b', 0)}', '${QUIZ}', 1,
       jsonb_agg(jsonb_build_object('_id', 'q' || q, 'question', 'Why?', 'questionType', 'written', 'marks', 1)), '{}', 5, 5
     from generate_series(1, 5) q`,
    `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
     select 'e000' || ${HEX('n')}, '${QUIZ}', '${id('b', 0)}', '${COURSE}', '5000' || ${HEX('n')}, ${AT('n')},
       ${AT('n')} + interval '1 hour', 'handed-in', ${AT('n')} from ${range}`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
       total_marks, total_marks_awarded, unmarked_count, passing_percent, passed, content_hash)
     select 'f000' || ${HEX('n')}, 'e000' || ${HEX('n')}, '${QUIZ}', 'quiz', '${id('b', 0)}', '${COURSE}',
       '5000' || ${HEX('n')}, 'graded', ${AT('n')}, 5, n % 6, 0, 50, n % 6 >= 3, '' from ${range}`,
    `insert into submission_answers (id, submission_id, question_id, position, marks_awarded)
     select '9' || q || '00' || ${HEX('n')}, 'f000' || ${HEX('n')}, 'q' || q, q, (n % 6 >= q)::int
     from ${range}, generate_series(1, 5) q`,
    `insert into payment_requests
       (id, reference, student_id, course_id, course_title, price_rwf, status, requested_at, reviewed_at)
     select '8000' || ${HEX('n')}, left(r, 4) || '-' || right(r, 2), '5000' || ${HEX('n')}, ${COURSE_OF('n')}, 'Course', 40000,
       case when n % 9 = 0 then 'rejected' else 'approved' end, ${AT('n')}, ${AT('n')} + (n % 3000) * interval '1 minute'
     from (select n, translate(upper(to_hex(n + 1048576)), '01', 'XY') as r from ${range}) numbered`,
  ]
  for (const statement of statements) await pool.query(statement)
}
