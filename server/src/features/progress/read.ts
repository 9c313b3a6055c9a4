import { type ProgressSummary, progressOf } from '@academy/contract/progress'
import type { Entry } from '../../http/context.ts'
import { courseToLearn } from '../enrolments/index.ts'
import { courseOfLecture, lecturesCourse } from '../lectures/index.ts'
import { assertStudies } from './access.ts'
import { findPosition } from './positions-store.ts'
import { lectureStates } from './store.ts'

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

export async function readPosition(entry: Entry, lectureId: string) {
  const asked = { ...entry.asking, lectureId }
  const [ctx, course, [row]] = await entry.enter(courseOfLecture.of(asked), findPosition.of(asked))
  lecturesCourse(ctx, course)
  if (!row) return { resume: null }
  const { position_seconds: positionSeconds, watched, updated_at: updatedAt } = row
  return { resume: { positionSeconds, watched, updatedAt: updatedAt.toISOString() } }
}
