import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { statementsChanged } from '../desk/api.ts'
import { DeskActs } from '../desk/desk-acts.tsx'
import { decider } from '../desk/desk-decider.ts'
import { DeskHelp } from '../desk/desk-help.tsx'
import { DeskTabs } from '../desk/desk-tabs.tsx'
import { DESK_ADDRESS, viewIn } from '../desk/desk-view.ts'
import { PendingTab } from '../desk/pending-tab.tsx'
import { StatementLine } from '../desk/statement-words.tsx'
import { useSendOnLeave } from '../desk/use-decisions.ts'
import '../desk/desk.css'

const AllTab = lazy(async () => ({ default: (await import('../desk/all-tab.tsx')).AllTab }))
const ImportDialog = lazy(async () => ({
  default: (await import('../desk/import-dialog.tsx')).ImportDialog,
}))
const StatementsDialog = lazy(async () => ({
  default: (await import('../desk/statements-dialog.tsx')).StatementsDialog,
}))

/** The desk: what students say they paid, beside what the statements say, and the decision. */
export function AdminPaymentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Payment requests`, { place: DESK_ADDRESS })
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
      <PortalTitle actions={<DeskActs {...acts} />}>
        <Trans>Payment requests</Trans>
      </PortalTitle>
      <div className="pay-tab-row">
        <DeskTabs tab={tab} />
        <StatementLine onOpen={() => setDialog('statements')} onImport={onImport} />
        <DeskActs isSmall {...acts} />
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
              navigate(`${DESK_ADDRESS}?match=exact`)
            }}
          />
        )}
        {dialog === 'statements' && <StatementsDialog onClose={() => setDialog(null)} onImport={onImport} />}
      </Suspense>
      {tab === 'pending' && <DeskHelp />}
    </>
  )
}
