import { PROGRESS_MESSAGES as M, summarise } from '@academy/contract/progress'
import type { Context, Entry } from '../../http/context.ts'
import { refusalToComplete } from './access.ts'
import { marking } from './store.ts'

interface Lecture {
  courseId: string
  lectureId: string
}

/** The hottest write: one statement when all is well, which is its own transaction. Only a refusal looks closer, to say why. */
export async function markAsComplete(entry: Entry, { courseId, lectureId }: Lecture) {
  const [ctx, [marked]] = await entry.enter(marking.of({ ...entry.asking, courseId, lectureId }))
  if (!marked) throw await refusalToComplete(ctx, courseId, lectureId)
  return { success: true, message: M.completed, progress: summarise(marked.completed, marked.all) }
}

/** For imports and the demo: true when the person is a student, enrolled, and the lecture is of that course. */
export async function completeLecture(ctx: Context, userId: string, courseId: string, lectureId: string) {
  const asking = { callerId: userId, session: '' }
  return (await marking(ctx.db, { ...asking, courseId, lectureId })).length > 0
}
