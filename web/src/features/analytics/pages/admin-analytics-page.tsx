import { formatDate } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useAnalyticsView } from '../analytics-view.ts'
import { RangeTools } from '../components/range-tools.tsx'
import { LazyAnalyticsCharts } from '../lazy-charts.ts'
import styles from './admin-analytics-page.module.css'

const noon = (day: string) => `${day}T12:00:00+02:00`

/** What happened in the academy over a range of days: each chart with its sentence, its table and its file. */
export function AdminAnalyticsPage() {
  const { t } = useLingui()
  usePageTitle(t`Analytics`)
  const view = useAnalyticsView()
  return (
    <>
      <PortalTitle>
        <Trans>Analytics</Trans>
      </PortalTitle>
      <RangeTools view={view} />
      <p className={styles.range}>
        <Trans>
          {formatDate(noon(view.range.from))} to {formatDate(noon(view.range.to))}, days in Kigali.
        </Trans>
      </p>
      <Suspense fallback={<Waiting />}>
        <LazyAnalyticsCharts query={view.query} isCompared={view.isCompared} />
      </Suspense>
    </>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className={styles.waiting}>
      {['one', 'two', 'three', 'four'].map((name) => (
        <Skeleton key={name} className="h-104 w-full" />
      ))}
    </SkeletonGroup>
  )
}
