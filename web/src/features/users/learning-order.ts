import { leftToDo } from '@academy/contract/enrolments/rules'
import type { MyCourse } from '@academy/contract/progress'

/** What was studied last comes first; what was never opened follows by enrolment, the newest first. */
export function splitByProgress(courses: readonly MyCourse[]) {
  const recent = (course: MyCourse) => course.lastStudiedAt ?? ''
  const sorted = courses.toSorted(
    (a, b) =>
      recent(b).localeCompare(recent(a)) || (b.enrolledAt ?? '').localeCompare(a.enrolledAt ?? '') || 0,
  )
  const isComplete = (course: MyCourse) => leftToDo(course) === null
  return {
    inProgress: sorted.filter((course) => !isComplete(course)),
    completed: sorted.filter(isComplete),
  }
}

export function lectureTotals(courses: readonly MyCourse[]) {
  return {
    completed: courses.reduce((sum, course) => sum + course.completedLectures, 0),
    all: courses.reduce((sum, course) => sum + course.allLectures, 0),
  }
}
