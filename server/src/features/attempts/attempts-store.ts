import type { AssessmentKind } from '@academy/contract/attempts'
import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { AttemptsTable } from '../../db/schema-attempts.ts'
import type { Db } from '../../http/context.ts'

export type AttemptRow = Selectable<AttemptsTable>
/** An attempt that nobody else changes until the transaction ends, with what judges it. */
export type HeldAttempt = AttemptRow & { kind: AssessmentKind; passing_percent: number }

/** Where something is sat: a quiz by its own id, a final exam by its course's. */
export interface Place {
  kind: AssessmentKind
  id: string
}

export const isAt = (attempt: HeldAttempt, { kind, id }: Place): boolean =>
  attempt.kind === kind && id === (kind === 'quiz' ? attempt.assessment_id : attempt.course_id)

const held = (db: Db) =>
  db
    .selectFrom('attempts as t')
    .innerJoin('assessments as a', 'a.id', 't.assessment_id')
    .select([
      ...(['t.id', 't.assessment_id', 't.paper_id', 't.course_id', 't.student_id', 't.started_at'] as const),
      ...(['t.deadline', 't.state', 't.ended_at', 't.seq', 't.last_contact_at', 't.notes'] as const),
      ...(['a.kind', 'a.passing_percent'] as const),
    ])
    .forNoKeyUpdate('t')

const heldById = compiledOnce((db, { id }: { id: string }) => held(db).where('t.id', '=', id))
export const lockAttempt = async (db: Db, id: string): Promise<HeldAttempt | undefined> =>
  (await heldById(db, { id }))[0]

const heldOfQuiz = compiledOnce((db, { id, studentId }: { id: string; studentId: string }) =>
  held(db).where('t.assessment_id', '=', id).where('t.student_id', '=', studentId),
)
const heldOfExam = compiledOnce((db, { id, studentId }: { id: string; studentId: string }) =>
  held(db).where('t.course_id', '=', id).where('t.student_id', '=', studentId),
)
/** The student's only attempt there. */
export async function lockAttemptAt(
  db: Db,
  place: Place,
  studentId: string,
): Promise<HeldAttempt | undefined> {
  const rows = await (place.kind === 'quiz' ? heldOfQuiz : heldOfExam)(db, { id: place.id, studentId })
  return rows.find((attempt) => isAt(attempt, place))
}

/** Overdue attempts that no other node is ending, the longest overdue first. */
export const claimOverdue = (db: Db, dueBefore: Date, limit: number): Promise<HeldAttempt[]> =>
  held(db)
    .skipLocked()
    .where('t.state', '=', 'open')
    .where('t.deadline', '<', dueBefore)
    .orderBy('t.deadline')
    .limit(limit)
    .execute()

export interface Started {
  id: string
  assessmentId: string
  studentId: string
  now: Date
}

/** Begins, with the time that was given before; undefined when there is an attempt already. */
export async function insertAttempt(db: Db, started: Started): Promise<AttemptRow | undefined> {
  const { id, assessmentId, studentId, now } = started
  const { rows } = await sql<AttemptRow>`
    insert into attempts
      (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, last_contact_at, notes)
    select ${id}::text, a.id, p.id, a.course_id, ${studentId}::text, ${now}::timestamptz,
      ${now}::timestamptz + make_interval(mins => a.time_limit_minutes + given.minutes), ${now}::timestamptz, given.notes
    from assessments a
    cross join lateral (
      select id from papers where assessment_id = a.id order by version desc limit 1
    ) p
    cross join lateral (
      select coalesce(sum(x.minutes), 0)::int as minutes, coalesce(jsonb_agg(jsonb_build_object(
          'kind', 'extended', 'minutes', x.minutes, 'reason', x.reason,
          'at', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by x.id), '[]') as notes
      from extra_times x
      where x.assessment_id = a.id and (x.student_id is null or x.student_id = ${studentId})
    ) given
    where a.id = ${assessmentId}
    on conflict (assessment_id, student_id) do nothing
    returning *`.execute(db)
  return rows[0]
}
