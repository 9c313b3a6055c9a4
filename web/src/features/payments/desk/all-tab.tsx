import { PAYMENT_MESSAGES as M } from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { PageFoot } from '../../../ui/data-table/page-foot.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAllColumns } from './all-columns.tsx'
import { AllTools } from './all-tools.tsx'
import { ALL_PAGE_ROWS } from './api.ts'
import { isFiltered, withPage } from './desk-view.ts'
import { NoneFound } from './none-found.tsx'
import { RequestPanel } from './request-panel.tsx'
import { useAllDesk } from './use-all-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** Every request there was, the newest first, with who decided and why. */
export function AllTab({ onImport }: { onImport: () => void }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const desk = useAllDesk()
  useDeskKeys(desk.act)
  const { view, found, isBeside } = desk
  const columns = useAllColumns(desk.decisions)
  const { data, error, refetch, isFetching } = found
  return (
    <div className="pay-desk pay-all" data-beside={(isBeside && view.open !== '') || undefined}>
      <section className="pay-queue" aria-label={t`All Requests`}>
        <AllTools />
        <DataTable
          label={t`All requests, newest first`}
          columns={columns}
          rows={data?.paymentRequests}
          rowKey={({ _id }) => _id}
          rowLabel={({ student }) => student.name}
          refreshing={found.isPlaceholderData}
          error={
            error
              ? {
                  message: failureMessage(error, M.loadFailed),
                  onRetry: () => void refetch(),
                  retrying: isFetching,
                }
              : undefined
          }
          empty={isFiltered(view) ? <NoneFound /> : <NoneYet />}
          current={view.open}
          onOpen={desk.open}
          onMove={isBeside && view.open ? desk.open : undefined}
          footer={
            data && <PageFoot list={data} rowsOfPage={ALL_PAGE_ROWS} to={(page) => withPage(params, page)} />
          }
        />
      </section>
      {view.open && (
        <RequestPanel
          id={view.open}
          request={desk.request}
          isBeside={isBeside}
          asks={desk.asks}
          onApprove={desk.approve}
          onAsk={desk.ask}
          onReject={desk.reject}
          onImport={onImport}
          onClose={desk.close}
        />
      )}
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState title={<Trans>No payment requests so far</Trans>}>
      <Trans>A request appears here as soon as a student says that they paid.</Trans>
    </EmptyState>
  )
}
