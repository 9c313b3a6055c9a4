import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { MoreLink } from '../../../ui/more-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
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
    <Panel
      title={title}
      end={
        <MoreLink to={to}>
          <Trans>All submissions</Trans>
        </MoreLink>
      }
      className={classNames(styles.recent, 'below-first-screen', className)}
    >
      <Suspense fallback={<Skeleton className="h-84 w-full" />}>
        <LazyRecentSubmissions scope={scope} />
      </Suspense>
    </Panel>
  )
}
