import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { INSTRUCTOR_SUBMISSIONS_ADDRESS, LazyRecentSubmissions } from '../../quizzes/index.ts'
import styles from './recent-quiz-submissions.module.css'

/** The five latest of an instructor's quizzes; its table comes after the rest of the dashboard. */
export function RecentQuizSubmissions() {
  return (
    <section className={styles.recent} aria-labelledby="recent-title">
      <div className={styles.head}>
        <h2 id="recent-title">
          <Trans>Recent Quiz Submissions</Trans>
        </h2>
        <Link to={INSTRUCTOR_SUBMISSIONS_ADDRESS}>
          <Trans>All submissions</Trans>
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      <Suspense fallback={<Skeleton className="h-[336px] w-full" />}>
        <LazyRecentSubmissions scope="own" />
      </Suspense>
    </section>
  )
}
