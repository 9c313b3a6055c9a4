import { leftToDo } from '@academy/contract/enrolments/rules'
import type { MyCourse } from '@academy/contract/progress'

type Studied = Pick<
  MyCourse,
  'courseProgressPercentage' | 'finalExam' | 'lastStudiedAt' | 'enrolledAt' | 'nextLecture' | 'allLectures'
>

const isComplete = (course: Studied) => leftToDo(course) === null

/** Studied last comes first; what was never opened follows, the newest enrolment first. */
const byUse = (a: Studied, b: Studied) =>
  (b.lastStudiedAt ?? '').localeCompare(a.lastStudiedAt ?? '') ||
  (b.enrolledAt ?? '').localeCompare(a.enrolledAt ?? '')

/** `current` is the one to go on with: the course studied last that has a lecture to open or an exam to sit. */
export function arrangeCourses<C extends Studied>(courses: readonly C[]) {
  const sorted = courses.toSorted(byUse)
  const open = sorted.filter((course) => !isComplete(course))
  const current = open.find((course) => course.nextLecture !== null || leftToDo(course) === 'exam')
  return {
    current,
    inProgress: open.filter((course) => course !== current),
    completed: sorted.filter(isComplete),
  }
}
