import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quiet } from './quiet.ts'
import { settle } from './settle.ts'

/** Of the one whose list is read. */
export const THREADS = 10_000
/** Students who are signed in: the first half writes to the second. */
export const SIGNED_IN = 1_000

const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')
export const COURSE = id('c', 1)
export const READER = id('e', 1)
export const studentId = (n: number) => id('5', n)
export const tokenOf = (personId: string) => ({ token: `token-of-${personId}-in-this-measurement` })

/** An instructor with ten thousand threads of so many messages each, whose students are all in one course. */
export async function seedMessages(databaseUrl: string, perThread: number): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await pool.query('set statement_timeout = 0')
    await migrateJobs(pool)
    await seedPeople(pool, { students: THREADS, signedIn: SIGNED_IN })
    await seedThreads(pool, perThread)
    await settle(pool)
  } finally {
    await close()
  }
}

/** An instructor and the students of one course, all of them signed in. */
export async function seedTalkers(databaseUrl: string, students: number): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    await seedPeople(pool, { students, signedIn: students })
    await pool.query('analyze')
  } finally {
    await close()
  }
}

async function seedPeople(
  pool: pg.Pool,
  { students, signedIn }: { students: number; signedIn: number },
): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, role) values ($1, 'Grace Mukamana', 'grace@example.rw', 'instructor')`,
    [READER],
  )
  await pool.query(
    `insert into users (id, name, email)
     select '5000' || lpad(to_hex(n), 20, '0'), 'Aline Uwase ' || n, 'aline' || n || '@example.rw'
     from generate_series(0, ${students - 1}) n`,
  )
  await pool.query(
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
     values ($1, 'A course', 'Step by step.', 'Web Development', 'Impinga', $2, 4, 0, 'free', 'a course')`,
    [COURSE, READER],
  )
  await pool.query(
    `insert into enrolments (course_id, user_id) select $1, id from users where role = 'user'`,
    [COURSE],
  )
  const people = [READER, ...Array.from({ length: signedIn }, (_, n) => studentId(n))]
  await pool.query(
    `insert into sessions (id, user_id, token_hash, device, expires_at)
     select id, id, hash, 'Bench', now() + interval '1 day' from unnest($1::text[], $2::text[]) as s (id, hash)`,
    [people, people.map((person) => hashToken(tokenOf(person).token))],
  )
}

/** Every fourth message of the reader's waits unread. */
async function seedThreads(pool: pg.Pool, perThread: number): Promise<void> {
  const thread = `'7000' || lpad(to_hex(n), 20, '0')`
  const student = `'5000' || lpad(to_hex(n), 20, '0')`
  const message = `'6000' || lpad(to_hex(p::bigint * ${THREADS} + n), 20, '0')`
  await pool.query(
    `insert into conversations (id, person_a, person_b, course_id, course_title, last_position)
     select ${thread}, ${student}, $1, $2, 'A course', $3 from generate_series(0, ${THREADS - 1}) n`,
    [READER, COURSE, perThread],
  )
  // Built once over all rows, and not row by row.
  await pool.query('drop index messages_search')
  await pool.query(
    `insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
     select ${message}, ${thread}, p, case when p % 2 = 0 then $1 else ${student} end,
       'Message ' || p || ' of thread ' || n || ': how do I keep what stands in the basket?', 'student_instructor', now()
     from generate_series(1, ${perThread}) p, generate_series(0, ${THREADS - 1}) n`,
    [READER],
  )
  await pool.query('create index messages_search on messages using gin (folded(content) gin_trgm_ops)')
  const last = `'6000' || lpad(to_hex(${perThread}::bigint * ${THREADS} + n), 20, '0')`
  await pool.query(
    `insert into conversation_sides
       (conversation_id, user_id, other_id, course_id, last_key, last_position, read_position, unread)
     select ${thread}, $1, ${student}, $2, ${last}, $3, $3 - (n % 4 = 0)::int, (n % 4 = 0)::int
     from generate_series(0, ${THREADS - 1}) n
     union all
     select ${thread}, ${student}, $1, $2, ${last}, $3, $3, 0 from generate_series(0, ${THREADS - 1}) n`,
    [READER, COURSE, perThread],
  )
}
