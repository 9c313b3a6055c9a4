import type { AssessmentKind } from '@academy/contract/attempts'
import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { type Context, signedIn } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { mayManage } from '../../courses/index.ts'
import { findOwned, type OwnedSubmission } from './submissions-store.ts'

/** For the instructor who owns its course, and for admins. Everybody else hears that there is no such submission. */
export async function submissionForGrader(
  ctx: Context,
  id: string,
  kind: AssessmentKind,
): Promise<OwnedSubmission> {
  const row = await findOwned(ctx.db, id, kind)
  if (!row || !mayManage(signedIn(ctx), row)) throw notFound(M.submissionNotFound)
  const { instructor_id: _, ...submission } = row
  return submission
}
