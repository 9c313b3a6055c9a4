import { LIST_DEFAULT_ROWS, LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import { escapeLike } from '../../db/escape-like.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'

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

/** Those who write come first, then the latest to begin. */
export const selectSittings = (db: Db, assessmentId: string, { limit, offset }: RowRange) =>
  sittings(db)
    .where('t.assessment_id', '=', assessmentId)
    .orderBy(sql`t.state <> 'open'`)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSittings(
  db: Db,
  assessmentId: string,
): Promise<{ total: number; running: number }> {
  return db
    .selectFrom('attempts')
    .where('assessment_id', '=', assessmentId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('state', '=', 'open').as('running'),
    ])
    .executeTakeFirstOrThrow()
}

export const findSitting = (db: Db, attemptId: string) =>
  sittings(db).where('t.id', '=', attemptId).executeTakeFirst()
export type SittingRow = NonNullable<Awaited<ReturnType<typeof findSitting>>>

/** The newest first. */
export const selectEvents = (db: Db, assessmentId: string, { limit, offset }: RowRange) =>
  db
    .selectFrom('assessment_events as e')
    .leftJoin('users as actor', 'actor.id', 'e.actor_id')
    .leftJoin('users as student', 'student.id', 'e.student_id')
    .where('e.assessment_id', '=', assessmentId)
    .select(['e.id', 'e.event', 'e.detail', 'e.reason', 'e.created_at'])
    .select(['actor.name as actor_name', 'student.name as student_name'])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
export async function countEvents(db: Db, assessmentId: string): Promise<number> {
  const counted = db.selectFrom('assessment_events').where('assessment_id', '=', assessmentId)
  return (await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** Students of the course who have not begun, by name: as many as a list holds, and one to tell that there are more. */
export function selectNotBegun(db: Db, { id, course_id }: { id: string; course_id: string }, search: string) {
  const found = db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where('e.course_id', '=', course_id)
    .where('u.role', '=', 'user')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('attempts as t')
            .where('t.assessment_id', '=', id)
            .whereRef('t.student_id', '=', 'e.user_id')
            .select('t.id'),
        ),
      ),
    )
    .select(['u.id as _id', 'u.name', 'u.email'])
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(LIST_MAX_ROWS + 1)
  return (search ? found.where(hasName(search)) : found).execute()
}

/** The expression of the index of people. */
const hasName = (search: string) =>
  sql<boolean>`folded(u.name || ' ' || u.email) like folded(${`%${escapeLike(search)}%`})`

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
