import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { PanelOfFive } from '../../payments/index.ts'
import { ADMIN_SUBMISSIONS_ADDRESS, RecentSubmissions } from '../../quizzes/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { PaymentsLead } from '../components/payments-lead.tsx'
import { QuickActions } from '../components/quick-actions.tsx'
import '../dashboard.css'

/** Where an admin's day begins: what waits, what they come for, what students handed in. Each tile loads and fails alone. */
export function AdminDashboardPage() {
  const { t } = useLingui()
  const { role } = useSignedIn()
  const title = role === 'superadmin' ? t`Super admin dashboard` : t`Admin dashboard`
  usePageTitle(title)
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      <PaymentsLead />
      <div className="dash">
        <PanelOfFive />
        <QuickActions />
        <section className="dash-recent" aria-labelledby="recent-title">
          <div className="dash-recent-head">
            <h2 id="recent-title">
              <Trans>Recent submissions</Trans>
            </h2>
            <Link to={ADMIN_SUBMISSIONS_ADDRESS}>
              <Trans>All submissions</Trans>
              <ChevronRight aria-hidden="true" />
            </Link>
          </div>
          <RecentSubmissions scope="all" />
        </section>
      </div>
    </>
  )
}
