import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { GradeNext } from '../../quizzes/index.ts'
import { instructorWaitingQuery } from '../api.ts'
import { InstructorActions } from '../components/instructor-actions.tsx'
import { InstructorStats } from '../components/instructor-stats.tsx'
import { InstructorWaiting } from '../components/instructor-waiting.tsx'
import { MyCourses } from '../components/my-courses.tsx'
import { RecentQuizSubmissions } from '../components/recent-quiz-submissions.tsx'
import styles from './instructor-dashboard-page.module.css'

/** Where an instructor's day begins: what waits first, then her numbers, places and courses. Each part loads and fails alone. */
export function InstructorDashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`Instructor Dashboard`)
  const { data: waiting } = useQuery(instructorWaitingQuery)
  return (
    <>
      <PortalTitle>
        <Trans>Instructor Dashboard</Trans>
      </PortalTitle>
      <div className={styles.page}>
        <div className={styles.first}>
          <InstructorWaiting />
          <div className="portal-action">
            <GradeNext scope={{}} queue="?queue=all" pending={waiting?.quizSubmissions} />
          </div>
        </div>
        <InstructorStats />
        <InstructorActions />
        <RecentQuizSubmissions />
        <MyCourses />
      </div>
    </>
  )
}
