import type { AssessmentKind } from '@academy/contract/attempts'
import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../../db/compiled.ts'
import type { AttemptsTable } from '../../../db/schema-attempts.ts'
import { type Asking, idOf } from '../../../http/asking.ts'
import type { Db } from '../../../http/context.ts'
import { visitDueCondition } from '../../enrolments/index.ts'
import { inPlace, type SittingPlace } from './place-store.ts'

export type AttemptRow = Selectable<AttemptsTable>
/** An attempt that nobody else changes until the transaction ends, with what judges it. */
export type HeldAttempt = AttemptRow & { kind: AssessmentKind; passing_percent: number }

export const isAt = (attempt: HeldAttempt, { kind, id }: SittingPlace): boolean =>
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

export const heldById = compiledOnce((db, { id }: { id: string }) => held(db).where('t.id', '=', id))
export const lockAttempt = async (db: Db, id: string): Promise<HeldAttempt | undefined> =>
  (await heldById(db, { id }))[0]

/** Who asks has one attempt there at most; with it whether their visit is due to be written. */
export const heldIn = inPlace((db, { attempt }) =>
  held(db)
    .where('t.id', '=', attempt('id'))
    .select(
      sql<boolean | null>`(select ${visitDueCondition} from enrolments e
        where e.course_id = t.course_id and e.user_id = t.student_id)`.as('is_visit_due'),
    ),
)
export type OwnHeldAttempt = Awaited<ReturnType<(typeof heldIn)['quiz']>>[number]

/** Overdue attempts that no other node is ending, the longest overdue first. */
export const claimOverdue = (db: Db, dueBefore: Date, limit: number): Promise<HeldAttempt[]> =>
  held(db)
    .skipLocked()
    .where('t.state', '=', 'open')
    .where('t.deadline', '<', dueBefore)
    .orderBy('t.deadline')
    .limit(limit)
    .execute()

export interface Started extends Asking {
  id: string
  assessmentId: string
  now: Date
}

/** Begins, with the time that was given before; no row when there is an attempt already. */
export const insertingAttempt = compiledOnce((_db, started: Started) => {
  const { id, assessmentId, now } = started
  return sql<AttemptRow>`
    insert into attempts
      (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, last_contact_at, notes)
    select ${id}::text, a.id, p.id, a.course_id, me.id, ${now}::timestamptz,
      ${now}::timestamptz + make_interval(mins => a.time_limit_minutes + given.minutes), ${now}::timestamptz, given.notes
    from assessments a
    cross join (select ${idOf(started)} as id) me
    cross join lateral (
      select id from papers where assessment_id = a.id order by version desc limit 1
    ) p
    cross join lateral (
      select coalesce(sum(x.minutes), 0)::int as minutes, coalesce(jsonb_agg(jsonb_build_object(
          'kind', 'extended', 'minutes', x.minutes, 'reason', x.reason,
          'at', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by x.id), '[]') as notes
      from extra_times x
      where x.assessment_id = a.id and (x.student_id is null or x.student_id = me.id)
    ) given
    where a.id = ${assessmentId}
    on conflict (assessment_id, student_id) do nothing
    returning id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at, seq,
      last_contact_at, notes`
})
