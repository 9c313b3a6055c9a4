import type { ManagedCourse } from '@academy/contract/courses'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { classNames } from '../../../ui/class-names.ts'
import { Money } from '../../../ui/money.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import styles from './course-figures.module.css'

/** What a course has and costs, on its overview. */
export function CourseFigures({ course, className }: { course: ManagedCourse; className?: string }) {
  const { studentCount, lectureCount, quizCount, price } = course
  return (
    <Stats className={classNames(styles.figures, className)}>
      <Stat value={studentCount} label={<Plural value={studentCount} one="Student" other="Students" />} />
      <Stat value={lectureCount} label={<Plural value={lectureCount} one="Lecture" other="Lectures" />} />
      <Stat value={quizCount} label={<Plural value={quizCount} one="Quiz" other="Quizzes" />} />
      <Stat value={<Money rwf={isFreeCourse(course) ? 0 : price} />} label={<Trans>Price</Trans>} />
    </Stats>
  )
}
