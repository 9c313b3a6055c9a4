import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LazyRecentSubmissions } from '../../quizzes/index.ts'
import styles from './recent-submissions.module.css'

interface RecentSubmissionsProps {
  title: ReactNode
  scope: 'own' | 'all'
  /** Where all of them are. */
  to: string
  /** How the page fits the columns. */
  className?: string
}

/** The five latest; their table comes after the rest of the dashboard. */
export function RecentSubmissions({ title, scope, to, className }: RecentSubmissionsProps) {
  return (
    <section className={classNames(styles.recent, className)} aria-labelledby="recent-title">
      <div className={styles.head}>
        <h2 id="recent-title">{title}</h2>
        <Link to={to}>
          <Trans>All submissions</Trans>
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      <Suspense fallback={<Skeleton className="h-[336px] w-full" />}>
        <LazyRecentSubmissions scope={scope} />
      </Suspense>
    </section>
  )
}
