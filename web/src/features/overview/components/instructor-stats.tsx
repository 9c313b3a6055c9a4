import { STUDENT_MESSAGES as M } from '@academy/contract/students/messages'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { instructorStatsQuery } from '../api.ts'
import { DashboardPart } from './dashboard-part.tsx'
import styles from './instructor-stats.module.css'

/** Four boxes; each student counts once, however many of the courses they study. */
export function InstructorStats() {
  const found = useQuery(instructorStatsQuery)
  return (
    <DashboardPart found={found} failed={M.loadDashboardFailed} waiting="h-24 w-full rounded-3">
      {({ totalCourses, totalLectures, totalStudents, totalQuizzes }) => (
        <Stats className={styles.stats}>
          <Stat value={formatCount(totalCourses)} label={<Trans>My Courses</Trans>} />
          <Stat value={formatCount(totalLectures)} label={<Trans>Total Lectures</Trans>} />
          <Stat value={formatCount(totalStudents)} label={<Trans>Total Students</Trans>} />
          <Stat value={formatCount(totalQuizzes)} label={<Trans>Total Quizzes</Trans>} />
        </Stats>
      )}
    </DashboardPart>
  )
}
