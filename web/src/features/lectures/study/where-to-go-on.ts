import type { LectureInList } from '@academy/contract/lectures'
import type { MyCourse } from '@academy/contract/progress'

export interface GoOn {
  lecture: LectureInList
  number: number
  /** Seconds, or pages seen before this one; 0 where nothing was begun. */
  position: number
}

/**
 * Where studying goes on: what the server says, unless this device knows that lecture complete by now; then the first that is
 * not. Null when everything is complete, or there is nothing.
 */
export function whereToGoOn(
  lectures: readonly LectureInList[],
  completed: ReadonlySet<string>,
  next: MyCourse['nextLecture'] | undefined,
): GoOn | null {
  const find = (isIt: (lecture: LectureInList) => boolean): GoOn | null => {
    const at = lectures.findIndex((lecture) => isIt(lecture) && !completed.has(lecture._id))
    const lecture = lectures[at]
    if (!lecture) return null
    const position = lecture._id === next?._id ? next.positionSeconds : 0
    return { lecture, number: at + 1, position }
  }
  return find(({ _id }) => _id === next?._id) ?? find(() => true)
}

/** How far into the lecture the place is, 0 to 1; 0 where its length is not known. */
export function shareReached({ lecture, position }: GoOn): number {
  const length = lecture.durationSeconds ?? lecture.pageCount
  return length ? Math.min(1, position / length) : 0
}
