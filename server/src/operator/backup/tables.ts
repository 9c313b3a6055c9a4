import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Filled by triggers while the other tables are restored. */
const DERIVED = [
  'course_counts',
  'submission_counts',
  'assessment_submission_counts',
  'quiz_orders',
  'list_counts',
  'passed_exams',
  'academy_totals',
  'course_totals',
  'course_orders',
  'course_progress_counts',
  'taught_students',
  'instructor_totals',
  'attendance_totals',
  'user_counts',
  'unjudged_payments',
]

/** Counted by jobs, from the first day on when there are none. */
const COUNTED_BY_JOBS = [
  'rollups',
  'rollup_changes',
  'enrolment_days',
  'completion_days',
  'result_days',
  'item_days',
  'payment_days',
  'decision_days',
  'learner_days',
  'payment_matches',
]

/** Says which academy this database is, which processes work on it and how much its storage holds, and stays when rows are
 * restored; the academy's id travels in the manifest. */
const OF_THIS_PLACE = ['academy_identity', 'job_workers', 'live_nodes', 'nodes', 'storage_use']

/** What opens an account or ends by itself: signed-in devices, links and codes that work once, counters, half-done uploads, mails, what is pushed and where.
 * A copy of the academy must not hold them, and a restore ends them all. */
const MOMENTARY = [
  'sessions',
  'live_sessions',
  'activations',
  'password_resets',
  'email_changes',
  'former_emails',
  'phone_codes',
  'oauth_states',
  'oauth_codes',
  'setup_links',
  'captcha_uses',
  'rate_limits',
  'uploads',
  'mails',
  'text_messages',
  'push_keys',
  'push_subscriptions',
  'pushes',
]
const PIECES_OF_UPLOADS = 'uploads/'

/** Of the stored files: pieces that wait for the rest. */
export const isLeftOut = (key: string) => key.startsWith(PIECES_OF_UPLOADS)

/** What a restore empties; a backup of an older academy may hold rows of it, which stay behind. */
export const EMPTIED = [...DERIVED, ...COUNTED_BY_JOBS, ...MOMENTARY]

/** Every table of ours that a backup carries, each after the ones it refers to. */
export async function tablesInOrder(db: Kysely<Database>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by table_name`.execute(db)
  const links = await sql<{ child: string; parent: string }>`
    select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema() and c.conrelid <> c.confrelid`.execute(db)
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    for (const { child, parent } of links.rows) if (child === table) visit(parent)
    ordered.push(table)
  }
  for (const { name } of tables.rows) visit(name)
  return ordered.filter((table) => ![...OF_THIS_PLACE, ...EMPTIED].includes(table))
}

export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
