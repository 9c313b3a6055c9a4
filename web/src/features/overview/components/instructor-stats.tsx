import * as M from '@academy/contract/students/messages'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { instructorStatsQuery } from '../api.ts'
import { DashboardPart } from './dashboard-part.tsx'
import styles from './instructor-stats.module.css'

/** Four boxes; each student counts once, however many of the courses they study. */
export function InstructorStats() {
  const found = useQuery(instructorStatsQuery)
  return (
    <DashboardPart
      found={found}
      failed={M.loadDashboardFailed}
      waiting={<Skeleton radius={3} className="h-24 w-full" />}
    >
      {({ totalCourses, freeCourses, totalLectures, totalStudents, totalQuizzes }) => (
        <Stats className={styles.stats}>
          <Stat
            value={formatCount(totalCourses)}
            label={<Trans>My Courses</Trans>}
            trend={<FreeAndPaid free={freeCourses} all={totalCourses} />}
          />
          <Stat
            value={formatCount(totalLectures)}
            label={<Trans>Total Lectures</Trans>}
            trend={<ACourse count={totalLectures} courses={totalCourses} />}
          />
          <Stat
            value={formatCount(totalStudents)}
            label={<Trans>Total Students</Trans>}
            trend={<Trans>each counted once</Trans>}
          />
          <Stat
            value={formatCount(totalQuizzes)}
            label={<Trans>Total Quizzes</Trans>}
            trend={<ACourse count={totalQuizzes} courses={totalCourses} />}
          />
        </Stats>
      )}
    </DashboardPart>
  )
}

function FreeAndPaid({ free, all }: { free: number; all: number }) {
  const paid = formatCount(all - free)
  return (
    <Trans>
      {formatCount(free)} free, {paid} paid
    </Trans>
  )
}

/** How many a course has on average. */
function ACourse({ count, courses }: { count: number; courses: number }) {
  const average = courses === 0 ? '0' : formatCount(Math.round((10 * count) / courses) / 10)
  return <Trans>{average} in a course</Trans>
}
