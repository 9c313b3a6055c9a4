import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { lazyPart, Nothing } from '../../../../lib/pages/lazy-part.ts'
import { Button } from '../../../../ui/button.tsx'
import { KeyLine } from '../../../../ui/data-table/key-line.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { StaleBanner } from '../../../../ui/stale-banner.tsx'
import { NoneFound } from '../none-found.tsx'
import { RequestPanel } from '../panel/request-panel.tsx'
import { isFiltered } from '../review-view.ts'
import { useReviewKeys } from '../use-review-keys.ts'
import { NothingWaits } from './nothing-waits.tsx'
import styles from './pending-tab.module.css'
import { QueueList } from './queue-list.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueTools } from './queue-tools.tsx'
import { type PendingReview, usePendingReview } from './use-pending-review.ts'

const FirstHint = lazyPart(() => import('./first-hint.tsx'), 'FirstHint', { missing: Nothing })
const BulkOutcome = lazyPart(() => import('../decisions/bulk-outcome.tsx'), 'BulkOutcome', {
  missing: Nothing,
})
const BulkPanel = lazyPart(() => import('../decisions/bulk-panel.tsx'), 'BulkPanel', { missing: Nothing })
const BulkBar = lazyPart(() => import('../decisions/bulk-panel.tsx'), 'BulkBar', { missing: Nothing })

interface PendingTabProps {
  /** Another one reads the list anew, in order. */
  readings: number
  onImport: () => void
}

/** Those that wait, beside the one at hand. The list stays mounted whatever stands beside it. */
export function PendingTab({ readings, onImport }: PendingTabProps) {
  const { t } = useLingui()
  const review = usePendingReview(readings)
  const { found, place, open, isBeside, decisions, tell } = review
  useReviewKeys((act) => tell({ type: 'key', act }))
  const { picked } = place
  const hasPicked = picked.size > 0
  const bulk = {
    picked,
    asksNote: place.asks === 'note-for-all',
    onApprove: (note?: string) => tell({ type: 'approve-picked', note }),
    onCancelNote: () => tell({ type: 'ask', for: null }),
    onClear: () => tell({ type: 'clear-picks' }),
  }
  // While the first answer is on its way the panel's place is kept.
  const hasPanel = isBeside && (hasPicked || open !== '' || found.isPending)
  return (
    <div className={styles.review} data-beside={hasPanel || undefined}>
      <p role="status" className="vh">
        {review.said}
      </p>
      <section className={styles.queue} aria-label={t`Pending requests`}>
        <QueueTools review={review} />
        {found.error && found.data && (
          <StaleBanner className="mb-3" message={failureMessage(found.error, M.loadFailed)} found={found} />
        )}
        <Suspense>
          {decisions.bulk && <BulkOutcome outcome={decisions.bulk} />}
          {found.data && <FirstHint pending={found.data.waiting} onImport={onImport} />}
        </Suspense>
        <Queue review={review} />
      </section>
      <Suspense>
        {hasPicked && isBeside && (
          <BulkPanel
            {...bulk}
            onDrop={(id) => {
              const request = picked.get(id)
              if (request) tell({ type: 'pick', request, isRange: false })
            }}
          />
        )}
        {hasPicked && !isBeside && <BulkBar {...bulk} />}
      </Suspense>
      {open && !(hasPicked && isBeside) && (
        <RequestPanel
          id={open}
          request={review.rows.find(({ request }) => request._id === open)?.request}
          isBeside={isBeside}
          asks={place.asks}
          onApprove={(request, note) => tell({ type: 'approve', request, note })}
          onAsk={(what) => tell({ type: 'ask', for: what })}
          onReject={(request, reason) => tell({ type: 'reject', request, reason })}
          onImport={onImport}
          onClose={() => tell({ type: 'close' })}
        />
      )}
    </div>
  )
}

function Queue({ review }: { review: PendingReview }) {
  const { found, rows, decisions, place, tell } = review
  if (!found.data) {
    return found.error ? (
      <ErrorPanel message={failureMessage(found.error, M.loadFailed)} found={found} />
    ) : (
      <QueueSkeleton />
    )
  }
  if (rows.length === 0 && decisions.list.length === 0)
    return isFiltered(review.view) && found.data.waiting > 0 ? <NoneFound /> : <NothingWaits />
  return (
    <>
      <QueueList
        rows={rows}
        decisions={decisions}
        picked={place.picked}
        at={review.isBeside ? (place.at ?? '') : ''}
        isStale={found.isPlaceholderData}
        onPick={(request, isRange) => tell({ type: 'pick', request, isRange })}
        onStand={(id) => tell({ type: 'stand', id })}
        onOpen={(id) => tell({ type: 'open', id })}
        onUndo={(decision) => tell({ type: 'undone', decision })}
        onSweep={(...ids) => tell({ type: 'sweep', ids })}
      />
      {review.hasMore && (
        <Button className="mt-3" busy={found.isFetching} onClick={review.showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <ReviewKeyLine />
    </>
  )
}

const ReviewKeyLine = () => (
  <KeyLine
    hints={[
      { keys: ['J', 'K'], does: <Trans>move</Trans> },
      { keys: ['X'], does: <Trans>select</Trans> },
      { keys: ['A'], does: <Trans>approve</Trans> },
      { keys: ['R'], does: <Trans>reject</Trans> },
      { keys: ['Z'], does: <Trans>undo</Trans> },
      { keys: ['/'], does: <Trans>search</Trans> },
    ]}
  />
)
