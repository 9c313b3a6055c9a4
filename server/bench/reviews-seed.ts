import type pg from 'pg'
import { openDatabase } from '../src/db/database.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { migrateJobs } from '../src/services/jobs/index.ts'
import { hashToken } from '../src/services/tokens.ts'
import { quiet } from './quiet.ts'
import { settle } from './settle.ts'

const TOKEN = 'token-of-the-admin-in-this-measurement'
export const asAdmin = { token: TOKEN }
const id = (kind: string, n: number) => kind.padEnd(4, '0') + n.toString(16).padStart(20, '0')
const COURSE = id('c', 1)

export interface ReviewSizes {
  /** Requests that wait, four of five of them in the statement. */
  requests: number
  statementPayments: number
  certificates: number
}
export const requestId = (n: number) => id('b', n)
export const certificationId = (n: number) => id('d', n)

/** An admin, one paid course, and a queue full of payments and of certificates to approve. */
export async function seedReviews(databaseUrl: string, sizes: ReviewSizes): Promise<void> {
  await migrateDatabase({ connectionString: databaseUrl, log: quiet })
  const { pool, close } = openDatabase({ connectionString: databaseUrl, log: quiet, max: 1 })
  try {
    await migrateJobs(pool)
    await insertPeople(pool, sizes)
    await insertPayments(pool, sizes)
    await insertCertifications(pool, sizes.certificates)
    await settle(pool)
  } finally {
    await close()
  }
}

const HEX = `lpad(to_hex(n), 20, '0')`

async function insertPeople(pool: pg.Pool, { requests }: ReviewSizes): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, role) values ($1, 'Chantal Gatera', 'reviewer@example.rw', 'admin')`,
    [id('1', 1)],
  )
  await pool.query(
    `insert into sessions (id, user_id, token_hash, device, expires_at)
     values ($1, $1, $2, 'Bench', now() + interval '1 day')`,
    [id('1', 1), hashToken(TOKEN)],
  )
  await pool.query(
    `insert into users (id, name, email)
     select '5000' || ${HEX}, 'Aline Uwase ' || n, n || '@example.rw' from generate_series(0, $1::int - 1) n`,
    [requests],
  )
  await pool.query(
    `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
     values ($1, 'A course', 'Step by step.', 'Web Development', 'Impinga', 4, 40000, 'paid', 'a course')`,
    [COURSE],
  )
}

/** References count in hexadecimal, without the digits that none has. */
const REFERENCE = `translate(upper(to_hex(n + 65536)), '01', 'XY')`

async function insertPayments(pool: pg.Pool, { requests, statementPayments }: ReviewSizes): Promise<void> {
  await pool.query(
    `insert into payment_requests
       (id, reference, student_id, course_id, course_title, price_rwf, transaction_id, transaction_key, payer_number,
        amount_rwf, paid_at, requested_at)
     select 'b000' || ${HEX}, left(${REFERENCE}, 4) || '-' || right(${REFERENCE}, 1) || 'Z',
       '5000' || ${HEX}, $1, 'A course', 40000, (18000000000 + n)::text, (18000000000 + n)::text,
       '+2507' || lpad(n::text, 8, '0'), 40000, now() - interval '2 days' + n * interval '1 minute',
       now() - interval '2 days' + n * interval '1 minute' + interval '3 minutes'
     from generate_series(0, $2::int - 1) n`,
    [COURSE, requests],
  )
  await pool.query(
    `insert into statements (id, file_name, network, from_at, to_at, payment_count, imported_by_name)
     values ($1, 'momo.csv', 'MTN MoMo', now() - interval '90 days', now(), $2, 'Chantal Gatera')`,
    [id('e', 1), statementPayments],
  )
  await pool.query(
    `insert into statement_payments
       (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number, payer_ending, payer_name, paid_at)
     select 'f000' || ${HEX}, $1, (18000000000 + at)::text, (18000000000 + at)::text, 40000,
       '2507' || lpad(at::text, 8, '0'), right(lpad(at::text, 8, '0'), 3), 'Aline', now() - interval '2 days' + at * interval '1 minute'
     from (select n, case when n < $2::int * 4 / 5 then n else n + 1000000 end at from generate_series(0, $3::int - 1) n) r`,
    [id('e', 1), requests, statementPayments],
  )
}

async function insertCertifications(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into certification_requests
       (id, student_id, course_id, course_title, course_description, category, duration_weeks, instructor_name, percentage,
        requested_by_name, requested_at)
     select 'd000' || ${HEX}, '5000' || ${HEX}, $1, 'A course', 'Step by step.', 'Web Development', 4, 'Eric', 90,
       'Eric', now() from generate_series(0, $2::int - 1) n`,
    [COURSE, count],
  )
}
