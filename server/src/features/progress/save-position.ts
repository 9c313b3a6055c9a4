import { addWatched, COMPLETE_AT_SHARE, type Range, shareWatched } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { lectureForStudy } from './access.ts'
import { completeLecture } from './complete.ts'
import { isCompleted, lockPosition, noteStudied, writeWatched } from './store.ts'

/** Adds what was watched to what is known, on any device. At nine tenths truly watched the lecture is complete. */
export async function savePosition(
  ctx: Context,
  saved: { lectureId: string; positionSeconds: number; watched: readonly Range[] },
) {
  const { id: userId } = signedIn(ctx)
  const lecture = await lectureForStudy(ctx, saved.lectureId)
  const study = { userId, courseId: lecture.course_id, lectureId: lecture.id }
  const length = lecture.duration_seconds ?? lecture.page_count

  const known = await lockPosition(ctx.db, userId, lecture.id, saved.positionSeconds)
  const watched = addWatched(known, saved.watched, length)
  await writeWatched(ctx.db, userId, lecture.id, watched)
  if (shareWatched(watched, length ?? 0) >= COMPLETE_AT_SHARE) {
    const isComplete = await completeLecture(ctx, userId, study.courseId, study.lectureId)
    return { success: true, watched, isComplete }
  }
  await noteStudied(ctx.db, study)
  return { success: true, watched, isComplete: await isCompleted(ctx.db, study) }
}
