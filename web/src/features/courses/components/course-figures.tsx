import type { ManagedCourse } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '../../../ui/money.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'

/** What a course has and costs, on its overview. */
export function CourseFigures({ course }: { course: ManagedCourse }) {
  const { studentCount, lectureCount, quizCount, price } = course
  return (
    <Stats className="admin-stats">
      <Stat value={studentCount} label={<Plural value={studentCount} one="Student" other="Students" />} />
      <Stat value={lectureCount} label={<Plural value={lectureCount} one="Lecture" other="Lectures" />} />
      <Stat value={quizCount} label={<Plural value={quizCount} one="Quiz" other="Quizzes" />} />
      <Stat value={<Money rwf={isFreeCourse(course) ? 0 : price} />} label={<Trans>Price</Trans>} />
    </Stats>
  )
}
