import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LazyEnrolmentsChart } from '../../analytics/index.ts'
import { OldestPanel } from '../../payments/index.ts'
import { ADMIN_SUBMISSIONS_ADDRESS } from '../../quizzes/index.ts'
import { LazySystemPanel } from '../../system/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { PaymentsLead } from '../components/payments-lead.tsx'
import { QuickActions } from '../components/quick-actions.tsx'
import { RecentSubmissions } from '../components/recent-submissions.tsx'
import { StatTiles } from '../components/stat-tiles.tsx'
import styles from './admin-dashboard-page.module.css'

/** Where an admin's day begins: what waits, how the academy does, what they come for, what students handed in. Each part loads
 * and fails alone. */
export function AdminDashboardPage() {
  const { t } = useLingui()
  const { role } = useSignedIn()
  const title = role === 'superadmin' ? t`super admin dashboard` : t`Admin Dashboard`
  usePageTitle(title)
  return (
    <>
      <PortalTitle>
        <span className={styles.title}>{title}</span>
      </PortalTitle>
      <PaymentsLead />
      <StatTiles />
      <div className={styles.dashboard}>
        <div className={styles.latest}>
          <OldestPanel />
        </div>
        <div className={styles.chart}>
          <Suspense fallback={<Skeleton className="h-104 w-full" />}>
            <LazyEnrolmentsChart />
          </Suspense>
        </div>
        <QuickActions />
        <RecentSubmissions
          title={<Trans>Recent submissions</Trans>}
          scope="all"
          to={ADMIN_SUBMISSIONS_ADDRESS}
          className={styles.recent}
        />
        {role === 'superadmin' && (
          <div className={styles.system}>
            <Suspense fallback={<Skeleton className="h-99 w-full" />}>
              <LazySystemPanel />
            </Suspense>
          </div>
        )}
      </div>
    </>
  )
}
