import { LIST_DEFAULT_ROWS, LIST_MAX_ROWS } from '@academy/contract/http'
import { type SqlBool, sql } from 'kysely'
import type { Counted } from '../../../db/count-found.ts'
import { matchesSearch } from '../../../db/search.ts'
import type { Db } from '../../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../../http/paging.ts'

const sittings = (db: Db) =>
  db
    .selectFrom('attempts as t')
    .leftJoin('users as u', 'u.id', 't.student_id')
    .leftJoin('submissions as s', 's.attempt_id', 't.id')
    .select([
      ...(['t.id', 't.assessment_id', 't.course_id', 't.paper_id', 't.student_id', 't.started_at'] as const),
      ...(['t.deadline', 't.ended_at', 't.state', 't.last_contact_at'] as const),
      ...(['u.name as student_name', 'u.email as student_email', 's.id as submission_id'] as const),
      sql<number>`(select count(*) from attempt_answers a where a.attempt_id = t.id
        and (a.selected_option is not null or btrim(a.written_answer, E' \t\r\n') <> ''))`.as(
        'answered_count',
      ),
      sql<number>`(select count(*) from answer_evidence e where e.attempt_id = t.id
        and e.reason = 'late' and e.accepted_at is null)`.as('late_count'),
    ])

/** True of every attempt; whoever says so walks the index `attempts_in_order` (0074). */
const inOrder = sql<SqlBool>`id > ''`

/** Those who write come first, then the latest to begin; or the other way round. Only those of the page are read whole. */
export function selectSittings(
  db: Db,
  assessmentId: string,
  { limit, offset }: RowRange,
  isReversed: boolean,
) {
  const [first, last] = isReversed ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
  const page = db
    .selectFrom('attempts')
    .select('id')
    .where('assessment_id', '=', assessmentId)
    .where(inOrder)
    .orderBy(sql`state <> 'open'`, first)
    .orderBy('id', last)
    .limit(limit)
    .offset(offset)
  return sittings(db)
    .where('t.id', 'in', page)
    .orderBy(sql`t.state <> 'open'`, first)
    .orderBy('t.id', last)
    .execute()
}

/** Every attempt that has ended left one submission, and those are counted by what writes them. */
export async function countSittings(
  db: Db,
  assessmentId: string,
): Promise<{ total: number; running: number }> {
  const { rows } = await sql<{ running: number; ended: number }>`select
    (select count(*) from attempts where assessment_id = ${assessmentId} and (state <> 'open') = false and ${inOrder}) as running,
    (select coalesce(sum(total), 0)::bigint from assessment_submission_counts
      where assessment_id = ${assessmentId}) as ended`.execute(db)
  const { running, ended } = rows[0] ?? { running: 0, ended: 0 }
  return { total: running + ended, running }
}

export const findSitting = (db: Db, attemptId: string) =>
  sittings(db).where('t.id', '=', attemptId).executeTakeFirst()
export type SittingRow = NonNullable<Awaited<ReturnType<typeof findSitting>>>

/** The newest first; only those of the page are read whole. */
export const selectEvents = (db: Db, assessmentId: string, range: RowRange, counted: Counted) =>
  rowsOfPage(range, counted, ({ limit, offset }, isReversed) => {
    const direction = isReversed ? 'asc' : 'desc'
    const page = db
      .selectFrom('assessment_events')
      .select('id')
      .where('assessment_id', '=', assessmentId)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
    return db
      .selectFrom('assessment_events as e')
      .leftJoin('users as actor', 'actor.id', 'e.actor_id')
      .leftJoin('users as student', 'student.id', 'e.student_id')
      .where(sql<SqlBool>`e.id = any(array(${page}))`)
      .select(['e.id', 'e.event', 'e.detail', 'e.reason', 'e.created_at'])
      .select(['actor.name as actor_name', 'student.name as student_name'])
      .orderBy('e.id', direction)
      .execute()
  })

export async function countEvents(db: Db, assessmentId: string, atMost: number): Promise<Counted> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from assessment_events where assessment_id = ${assessmentId} limit ${atMost + 1}) found`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  return { total: Math.min(count, atMost), hasMore: count > atMost }
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** Fewer people than this are looked up by name, of more each student is looked at. */
const NAMED_MAX = 500

/** Of as many students of the course as a list holds, by name, those who have not begun, and whether there may be more: where nearly all
 * have begun, a search finds the others. */
export async function selectNotBegun(
  db: Db,
  { id, course_id: courseId }: { id: string; course_id: string },
  search: string,
) {
  const looked = await sql<{ user_id: string }>`
    select e.user_id from enrolments e
    where e.course_id >= ${courseId} and e.course_id <= ${courseId} and ${await matchesStudent(db, search)}
    order by e.course_id, e.student_key, e.user_id limit ${LIST_MAX_ROWS + 1}`.execute(db)
  const ids = looked.rows.slice(0, LIST_MAX_ROWS).map((row) => row.user_id)
  // Each is looked up by their own key: a plan for all of them at once would read the people or the sittings to the end.
  const { rows } = await sql<{ _id: string; name: string; email: string }>`
    select u.id as _id, u.name, u.email from (
      select e.user_id, e.at from unnest(${ids}::text[]) with ordinality e (user_id, at)
      where not exists (
        select from attempts t where t.assessment_id = ${id} and t.student_id = e.user_id offset 0)
    ) e
    cross join lateral (select id, name, email, role from users where id = e.user_id offset 0) u
    where u.role = 'user' order by e.at`.execute(db)
  return { students: rows, hasMoreStudents: looked.rows.length > LIST_MAX_ROWS }
}

async function matchesStudent(db: Db, search: string) {
  if (!search) return sql`true`
  const people = await sql<{ id: string }>`
    select id from users where ${matchesSearch(sql`search_key`, search)} limit ${NAMED_MAX}`.execute(db)
  return people.rows.length < NAMED_MAX
    ? sql`e.user_id = any(${people.rows.map((row) => row.id)}::text[])`
    : matchesSearch(sql`e.student_key`, search)
}

/** The history of one attempt: what waits to be accepted, then the newest. */
export const selectEvidence = (db: Db, attemptId: string) =>
  db
    .selectFrom('answer_evidence')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy(sql`reason = 'late' and accepted_at is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_DEFAULT_ROWS)
    .execute()
export type EvidenceRow = Awaited<ReturnType<typeof selectEvidence>>[number]
