import { openDatabase } from '../src/db/database.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quiet } from './quiet.ts'

const TEACHER = 'f'.repeat(24)
const COURSE = 'e'.repeat(24)
const TOKEN = 'token-of-the-teacher-of-the-large-class'

const STOPPED = 200

export const classPath = `/api/instructor/courses/${COURSE}/students`
export const asTeacher = { token: TOKEN }

/** One more course, of twenty lectures, that so many study: as many have stopped in any of them, and nobody is behind. */
export async function seedClass(databaseUrl: string, students: number): Promise<void> {
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  for (const statement of [
    // Rows only, and the counts that triggers would have kept.
    'set session_replication_role = replica',
    'set statement_timeout = 0',
    `insert into users (id, name, email, role) values ('${TEACHER}', 'Grace Mukamana', 'grace@example.rw', 'instructor')`,
    `insert into sessions (id, user_id, token_hash, device, expires_at)
     values ('${TEACHER}', '${TEACHER}', '${hashToken(TOKEN)}', 'Bench', now() + interval '1 day')`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
     values ('${COURSE}', 'A large class', '', 'Data Science', 'Grace', '${TEACHER}', 4, 0, 'free', 'a large class')`,
    `insert into users (id, name, email)
     select 'd' || lpad(to_hex(n), 23, '0'), 'Learner ' || n, 'learner' || n || '@example.rw' from generate_series(1, ${students}) n`,
    `insert into enrolments (course_id, user_id, last_active_at, completed, student_key)
     select '${COURSE}', 'd' || lpad(to_hex(n), 23, '0'), now() - case when n <= ${STOPPED} then 30 else n % 6 end * interval '1 day',
       10 + n % 10, 'learner ' || n || ' learner' || n || '@example.rw' from generate_series(1, ${students}) n`,
    `insert into course_totals (course_id, slot, students, lectures) values ('${COURSE}', 0, ${students}, 20)`,
    `insert into course_progress_counts select course_id, completed, 0, count(*) from enrolments
     where course_id = '${COURSE}' group by 1, 2`,
    'vacuum analyze enrolments',
    'vacuum analyze users',
  ])
    await pool.query(statement)
  await close()
}
