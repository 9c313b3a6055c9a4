import { PROGRESS_MESSAGES as M, summarise } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { refusalToComplete } from './access.ts'
import { completeIfEnrolled, countProgress } from './store.ts'

/** The hottest write: two statements when all is well. Only a refusal looks closer, to say why. */
export async function markAsComplete(
  ctx: Context,
  { courseId, lectureId }: { courseId: string; lectureId: string },
) {
  const { id: userId } = signedIn(ctx)
  if (!(await completeIfEnrolled(ctx.db, { userId, courseId, lectureId })))
    throw await refusalToComplete(ctx, courseId, lectureId)
  const { completed, all } = await countProgress(ctx.db, userId, courseId)
  return { success: true, message: M.completed, progress: summarise(completed, all) }
}

/** For imports and the demo: true when the person is enrolled and the lecture is of that course. */
export const completeLecture = (ctx: Context, userId: string, courseId: string, lectureId: string) =>
  completeIfEnrolled(ctx.db, { userId, courseId, lectureId })
