import type { AssessmentKind } from '@academy/contract/attempts'
import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { COURSE_MESSAGES } from '@academy/contract/courses'
import { type Context, signedIn } from '../../../http/context.ts'
import { forbidden, notFound } from '../../../http/problem.ts'
import { mayManage } from '../../courses/index.ts'
import { type AssessmentRow, findAssessment, findTeacherOf } from './assessments-store.ts'

/** The quiz or exam for the instructor who owns its course, and for admins; null takes either kind.
 * @throws Problem 404 for another kind's id, 403 for another's course. */
export async function assessmentForOwner(
  ctx: Context,
  id: string,
  kind: AssessmentKind | null,
  messages: { notFound: string; notYours: string },
): Promise<AssessmentRow> {
  const row = await findAssessment(ctx.db, id, kind)
  if (!row) throw notFound(messages.notFound)
  const course = await findTeacherOf(ctx.db, row.course_id)
  if (!course || !mayManage(signedIn(ctx), course)) throw forbidden(messages.notYours)
  return row
}

/** The same for either kind: what is done to time, keys and sittings is done alike. */
export const anyAssessmentForOwner = (ctx: Context, id: string): Promise<AssessmentRow> =>
  assessmentForOwner(ctx, id, null, { notFound: M.assessmentNotFound, notYours: COURSE_MESSAGES.notYours })
