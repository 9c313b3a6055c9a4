import { type ProgressSummary, progressOf } from '@academy/contract/progress'
import { type Context, type Entry, signedIn } from '../../http/context.ts'
import { courseToLearn } from '../enrolments/index.ts'
import { assertStudies, lectureForStudy } from './access.ts'
import { findPosition, lectureStates } from './store.ts'

/** The caller's own, whatever else the address asks for. */
export async function readProgress(entry: Entry, courseId: string) {
  const asked = { ...entry.asking, courseId }
  const [ctx, course, lectures] = await entry.enter(courseToLearn.of(asked), lectureStates.of(asked))
  assertStudies(ctx, course)
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
