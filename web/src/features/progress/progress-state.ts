import type { Progress } from '@academy/contract/progress'
import { summarise } from '@academy/contract/progress/rules'

/** Ids of the completed lectures. */
export function completedIn(progress: Progress | undefined): readonly string[] {
  return progress?.progress[0]?.completedLectures ?? []
}

/** Progress with these lectures complete as well: at once on the screen, or waiting to be sent. */
export function withCompleted(progress: Progress, courseId: string, lectureIds: readonly string[]): Progress {
  const before = completedIn(progress)
  const added = lectureIds.filter((id) => !before.includes(id))
  if (added.length === 0) return progress
  const count = Math.min(progress.allLectures, progress.completedLectures + added.length)
  return {
    ...summarise(count, progress.allLectures),
    progress: [{ course: courseId, completedLectures: [...before, ...added] }],
  }
}
