import { type ProgressSummary, progressOf } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { courseForProgress, lectureForStudy } from './access.ts'
import { findPosition, selectLectureStates } from './store.ts'

/** The caller's own, whatever else the address asks for. */
export async function readProgress(ctx: Context, courseId: string) {
  const { id: userId } = signedIn(ctx)
  await courseForProgress(ctx, courseId)
  const lectures = await selectLectureStates(ctx.db, userId, courseId)
  const completed = lectures.filter((lecture) => lecture.completed_at !== null).map(({ id }) => id)
  const summary: ProgressSummary = progressOf(
    lectures.map(({ id }) => id),
    completed,
  )
  return { ...summary, progress: [{ course: courseId, completedLectures: completed }] }
}

export async function readPosition(ctx: Context, lectureId: string) {
  const { id: userId } = signedIn(ctx)
  await lectureForStudy(ctx, lectureId)
  const row = await findPosition(ctx.db, userId, lectureId)
  if (!row) return { resume: null }
  const { position_seconds: positionSeconds, watched, updated_at: updatedAt } = row
  return { resume: { positionSeconds, watched, updatedAt: updatedAt.toISOString() } }
}
