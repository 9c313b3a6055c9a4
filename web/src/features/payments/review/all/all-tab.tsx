import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListTable } from '../../../../ui/data-table/list-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ALL_PAGE_ROWS } from '../api.ts'
import { RequestPanel } from '../panel/request-panel.tsx'
import { NothingWaits } from '../queue/nothing-waits.tsx'
import pendingTab from '../queue/pending-tab.module.css'
import { useReviewKeys } from '../use-review-keys.ts'
import { useAllColumns } from './all-columns.tsx'
import styles from './all-tab.module.css'
import { AllTools } from './all-tools.tsx'
import { useAllReview } from './use-all-review.ts'
import { useAllView } from './use-all-view.ts'

/** Every request there was, the newest first, with who decided and why. */
export function AllTab({ onImport }: { onImport: () => void }) {
  const { t } = useLingui()
  const view = useAllView()
  const review = useAllReview(view.query)
  useReviewKeys(review.act)
  const { openId, found, isBeside } = review
  const columns = useAllColumns(review.decisions)
  const { data } = found
  return (
    <div
      className={`${pendingTab.review} ${styles.all}`}
      data-beside={(isBeside && openId !== '') || undefined}
    >
      <section className={pendingTab.queue} aria-label={t`All Requests`}>
        <AllTools view={view} />
        <ListTable
          label={t`All requests`}
          view={view}
          found={found}
          failed={M.loadFailed}
          columns={columns}
          rows={data?.paymentRequests}
          rowKey={({ _id }) => _id}
          rowLabel={({ student }) => student.name}
          page={data}
          pageRows={ALL_PAGE_ROWS}
          empty={{
            none: <NoneYet />,
            narrowed: <Trans>No requests match these filters</Trans>,
            done: view.filters.status === 'pending' && data?.pending === 0 && <NothingWaits />,
          }}
          current={openId}
          onOpen={review.open}
          onMove={isBeside && openId ? review.open : undefined}
          keys={[
            {
              key: 'a',
              does: <Trans>approve</Trans>,
              help: <Trans>Approve the open request</Trans>,
              onPress: () => review.act('approve'),
            },
            {
              key: 'r',
              does: <Trans>reject</Trans>,
              help: <Trans>Reject it, with a reason</Trans>,
              onPress: () => review.act('reject'),
            },
            {
              key: 'z',
              does: <Trans>undo</Trans>,
              help: <Trans>Undo the last decision, for five seconds</Trans>,
              onPress: () => review.act('undo'),
            },
          ]}
        />
      </section>
      {openId && (
        <RequestPanel
          id={openId}
          request={review.request}
          isBeside={isBeside}
          asks={review.asks}
          onApprove={review.approve}
          onAsk={review.ask}
          onReject={review.reject}
          onImport={onImport}
          onClose={review.close}
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
