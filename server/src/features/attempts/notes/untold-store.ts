import { sql } from 'kysely'
import { prepared, type Statement } from '../../../db/statement.ts'
import type { Db } from '../../../http/context.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'

const WRITING = prepared(`insert into untold_submissions (assessment_id, submission_id)
  select * from unnest($1::text[], $2::text[])`)

export const untoldWriting = (
  submissions: readonly Pick<SubmissionRow, 'id' | 'assessment_id'>[],
): Statement<unknown> =>
  WRITING([submissions.map(({ assessment_id }) => assessment_id), submissions.map(({ id }) => id)])

export async function hasUntold(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from untold_submissions) as any`.execute(
    db,
  )
  return rows[0]?.any === true
}

/** Takes them all away: of each quiz and exam the one that came last, by its id. */
export async function takeUntold(db: Db): Promise<{ assessmentId: string; arrived: string }[]> {
  const { rows } = await sql<{ assessmentId: string; arrived: string }>`
    with taken as (delete from untold_submissions returning assessment_id, submission_id)
    select assessment_id as "assessmentId", max(submission_id::text) as arrived
    from taken group by assessment_id order by 1`.execute(db)
  return rows
}
