import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { mayManage } from '../courses/index.ts'
import type { AssessmentKind } from './assessments-store.ts'
import type { SubmissionRow } from './submissions-store.ts'

/** With the names of what it belongs to. */
export interface OwnedSubmission extends SubmissionRow {
  course_title: string
  student_name: string | null
  student_email: string | null
  /** When the sitting began, and when its time was up. */
  started_at: Date
  deadline: Date
}

/** For the instructor who owns its course, and for admins. Everybody else hears that there is no such submission. */
export async function submissionForGrader(
  ctx: Context,
  id: string,
  kind: AssessmentKind,
): Promise<OwnedSubmission> {
  const row = await ctx.db
    .selectFrom('submissions as s')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .innerJoin('attempts as t', 't.id', 's.attempt_id')
    .leftJoin('users as u', 'u.id', 's.student_id')
    .selectAll('s')
    .select([
      'c.instructor_id',
      'c.title as course_title',
      't.started_at',
      't.deadline',
      'u.name as student_name',
      'u.email as student_email',
    ])
    .where('s.id', '=', id)
    .where('s.kind', '=', kind)
    .executeTakeFirst()
  if (!row || !mayManage(signedIn(ctx), row)) throw notFound(M.submissionNotFound)
  const { instructor_id: _, ...submission } = row
  return submission
}
