import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { GradeNext, INSTRUCTOR_SUBMISSIONS_ADDRESS, RecentSubmissions } from '../../quizzes/index.ts'
import { instructorWaitingQuery } from '../api.ts'
import { InstructorActions } from '../components/instructor-actions.tsx'
import { InstructorStats } from '../components/instructor-stats.tsx'
import { InstructorWaiting } from '../components/instructor-waiting.tsx'
import { MyCourses } from '../components/my-courses.tsx'
import '../dashboard.css'
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
        <section className="dash-recent" aria-labelledby="recent-title">
          <div className="dash-recent-head">
            <h2 id="recent-title">
              <Trans>Recent Quiz Submissions</Trans>
            </h2>
            <Link to={INSTRUCTOR_SUBMISSIONS_ADDRESS}>
              <Trans>All submissions</Trans>
              <ChevronRight aria-hidden="true" />
            </Link>
          </div>
          <RecentSubmissions scope="own" />
        </section>
        <MyCourses />
      </div>
    </>
  )
}
