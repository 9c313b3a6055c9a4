import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { CourseTabName } from '../../../lib/page-route.ts'
import { courseTabAddresses } from '../course-tab-addresses.ts'
import styles from './course-tabs.module.css'

interface CourseTabsProps {
  courseId: string
  current: CourseTabName
  isInstructor: boolean
}

/** The home of a course: its parts, each at its own address. Changing the part keeps the course. */
export function CourseTabs({ courseId, current, isInstructor }: CourseTabsProps) {
  const { t } = useLingui()
  const labels: Record<CourseTabName, string> = {
    overview: t`Overview`,
    lectures: t`Lectures`,
    quizzes: t`Quizzes`,
    'final-exam': t`Final exam`,
    submissions: t`Submissions`,
    students: t`Students`,
    attendance: t`Attendance`,
  }
  return (
    <nav aria-label={t`Course`} className={`tabs ${styles.tabs}`}>
      {courseTabAddresses(courseId, isInstructor).map(([name, to]) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {labels[name]}
        </Link>
      ))}
    </nav>
  )
}
