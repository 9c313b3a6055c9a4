import { formatCount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '../../../lib/live/live.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { useEscape, useOpenRow } from '../../../ui/data-table/use-open-row.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { ListBeside } from '../../../ui/side-panel.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { CERTIFICATES, certificationRequestsQuery } from '../api.ts'
import { ApproveManyDialog } from '../requests/approve-many-dialog.tsx'
import { BatchProgress } from '../requests/batch-progress.tsx'
import { RequestPanel, RequestSheet } from '../requests/request-beside.tsx'
import { type AskedAct, type OpenAct, RequestDialogs } from '../requests/request-dialogs.tsx'
import styles from '../requests/request-list.module.css'
import { RequestList, type RequestPage } from '../requests/request-list.tsx'
import { RequestTools } from '../requests/request-tools.tsx'
import { useChosenRequests } from '../requests/use-chosen-requests.ts'
import { useNextWhenGone } from '../requests/use-next-when-gone.ts'
import { useRequestView } from '../requests/use-request-view.ts'

type Request = Parameters<OpenAct>[1]
/** Null for all that wait and are found. */
type Many = { requests: readonly Request[] | null; search: string; count: number }

/** /admin/certifications: from the instructor's request to the certificate in the student's hands. */
export function AdminCertificationsPage() {
  const { t } = useLingui()
  usePageTitle(t`Certifications`)
  const view = useRequestView()
  const found = useQuery(certificationRequestsQuery(view.query))
  const { data } = found
  useLive('certificates', CERTIFICATES)
  const isWide = useMedia('(width >= 75rem)')
  const row = useOpenRow(data?.requests)
  const shownView = isWide && !found.isPlaceholderData ? JSON.stringify(view.query) : null
  useNextWhenGone(row, data?.requests, shownView)
  const chosen = useChosenRequests(data?.requests)
  const [asked, setAsked] = useState<{ act: AskedAct; request: Request } | null>(null)
  const [started, setStarted] = useState<RequestPage['batch']>(null)
  const [many, setMany] = useState<Many | null>(null)
  const ask: OpenAct = (act, request) => setAsked({ act, request })
  const approveChosen = () => setMany({ requests: chosen.pending, search: '', count: chosen.pending.length })
  useEscape(isWide && row.open !== undefined, row.close)
  const approveCurrent = (request: Request | undefined) => {
    if (chosen.pending.length > 0) approveChosen()
    else if (isWide && row.open) document.querySelector<HTMLElement>('aside [data-approve]')?.click()
    else if (request) row.show(request)
  }
  const waiting = data?.counts.pending ?? 0
  const approveAll = waiting > 1 && (
    <Button
      size="sm"
      variant="primary"
      disabled={found.isPlaceholderData}
      onClick={() => setMany({ requests: null, search: view.q, count: waiting })}
    >
      {data?.atLeast.includes('pending') ? (
        <Trans>Approve the first {formatCount(waiting)} pending</Trans>
      ) : (
        <Plural value={waiting} one="Approve all # pending" other="Approve all # pending" />
      )}
    </Button>
  )
  return (
    <>
      <PortalTitle actions={approveAll}>
        <Trans>Certifications</Trans>
      </PortalTitle>
      <ListBeside
        panel={
          isWide &&
          row.open && (
            <RequestPanel
              key={row.open._id}
              request={row.open}
              place={row.place}
              onAct={ask}
              onMove={row.move}
              onClose={row.close}
            />
          )
        }
      >
        <BatchProgress newest={data?.batch ?? started} />
        <RequestTools view={view} found={data} />
        {approveAll && <div className={`portal-action ${styles.atFoot}`}>{approveAll}</div>}
        <RequestList
          view={view}
          found={found}
          currentId={row.open?._id}
          onOpen={row.show}
          onMove={isWide && row.open ? row.show : undefined}
          onAct={ask}
          onApprove={approveCurrent}
          selection={chosen.selection}
          onSelectionChange={chosen.choose}
          bulkActions={
            <Button
              size="sm"
              variant="primary"
              disabled={chosen.pending.length === 0}
              onClick={approveChosen}
            >
              <Plural value={chosen.pending.length} _0="None is pending" one="Approve #" other="Approve #" />
            </Button>
          }
        />
      </ListBeside>
      {row.open && !isWide && <RequestSheet request={row.open} onAct={ask} onClose={row.close} />}
      <RequestDialogs asked={asked} onClose={() => setAsked(null)} />
      {many && (
        <ApproveManyDialog
          {...many}
          onApproved={(batch) => {
            chosen.clear()
            setStarted(batch)
          }}
          onClose={() => setMany(null)}
        />
      )}
    </>
  )
}
