import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyPart, Nothing } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { statementsChanged } from '../review/api.ts'
import { ReviewActions } from '../review/decisions/review-actions.tsx'
import { decider } from '../review/decisions/review-decider.ts'
import { useSendOnLeave } from '../review/decisions/use-decisions.ts'
import { StatementLine } from '../review/panel/statement-line.tsx'
import { PendingTab } from '../review/queue/pending-tab.tsx'
import { ReviewTabs } from '../review/review-tabs.tsx'
import { PAYMENT_REQUESTS_ADDRESS, viewIn } from '../review/review-view.ts'
import styles from './admin-payments-page.module.css'

const AllTab = lazyPart(() => import('../review/all/all-tab.tsx'), 'AllTab')
/** Keys are told behind the page. */
const ReviewHelp = lazyPart(() => import('../review/review-help.tsx'), 'ReviewHelp', { missing: Nothing })
const ImportDialog = lazyPart(() => import('../review/statements/import-dialog.tsx'), 'ImportDialog')
const StatementsDialog = lazyPart(
  () => import('../review/statements/statements-dialog.tsx'),
  'StatementsDialog',
)

/** The review: what students say they paid, beside what the statements say, and the decision. */
export function AdminPaymentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Payment requests`, { place: PAYMENT_REQUESTS_ADDRESS })
  useSendOnLeave()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { tab } = viewIn(params)
  const [dialog, setDialog] = useState<'import' | 'statements' | null>(null)
  const [readings, setReadings] = useState(0)
  const onImport = () => setDialog('import')
  const onRefresh = async () => {
    await statementsChanged(queryClient)
    decider.sweep()
    setReadings((count) => count + 1)
  }
  const acts = { onImport, onRefresh }
  return (
    <>
      <PortalTitle actions={<ReviewActions {...acts} />}>
        <Trans>Payment requests</Trans>
      </PortalTitle>
      <div className={styles.tabRow}>
        <ReviewTabs tab={tab} />
        <StatementLine onOpen={() => setDialog('statements')} onImport={onImport} />
        <ReviewActions isSmall {...acts} />
      </div>
      <Suspense>
        {tab === 'all' ? (
          <AllTab onImport={onImport} />
        ) : (
          <PendingTab readings={readings} onImport={onImport} />
        )}
        {dialog === 'import' && (
          <ImportDialog
            onClose={() => setDialog(null)}
            onExact={() => {
              setDialog(null)
              navigate(`${PAYMENT_REQUESTS_ADDRESS}?match=exact`)
            }}
          />
        )}
        {dialog === 'statements' && <StatementsDialog onClose={() => setDialog(null)} onImport={onImport} />}
      </Suspense>
      <Suspense>{tab === 'pending' && <ReviewHelp />}</Suspense>
    </>
  )
}
