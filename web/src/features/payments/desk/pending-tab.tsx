import { PAYMENT_MESSAGES as M } from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkBar, BulkPanel } from './bulk-panel.tsx'
import { DeskKeyLine } from './desk-key-line.tsx'
import { isFiltered } from './desk-view.ts'
import { FirstHint } from './first-hint.tsx'
import { NoneFound } from './none-found.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueTools } from './queue-tools.tsx'
import { RequestPanel } from './request-panel.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type PendingDesk, usePendingDesk } from './use-pending-desk.ts'

interface PendingTabProps {
  /** Another one reads the list anew, in order. */
  readings: number
  onImport: () => void
}

/** Those that wait, beside the one at hand. The list stays mounted whatever stands beside it. */
export function PendingTab({ readings, onImport }: PendingTabProps) {
  const { t } = useLingui()
  const desk = usePendingDesk(readings)
  useDeskKeys(desk.act)
  const { found, picked, open, isBeside, decisions } = desk
  const hasPicked = picked.size > 0
  const bulk = {
    picked,
    asksNote: desk.asks === 'note-for-all',
    onApprove: desk.approvePicked,
    onCancelNote: () => desk.ask(null),
    onClear: desk.clearPicks,
  }
  // While the first answer is on its way the panel's place is kept.
  const hasPanel = isBeside && (hasPicked || open !== '' || found.isPending)
  return (
    <div className="pay-desk" data-beside={hasPanel || undefined}>
      <p role="status" className="vh">
        {desk.said}
      </p>
      <section className="pay-queue" aria-label={t`Pending requests`}>
        <QueueTools desk={desk} />
        {found.error && found.data && (
          <StaleBanner
            className="mb-3"
            message={failureMessage(found.error, M.loadFailed)}
            onRetry={found.refetch}
            retrying={found.isFetching}
          />
        )}
        {decisions.bulk && <BulkOutcome outcome={decisions.bulk} />}
        {found.data && <FirstHint pending={found.data.total} onImport={onImport} />}
        <Queue desk={desk} />
      </section>
      {hasPicked && isBeside && (
        <BulkPanel
          {...bulk}
          onDrop={(id) => {
            const request = picked.get(id)
            if (request) desk.pick(request, false)
          }}
        />
      )}
      {hasPicked && !isBeside && <BulkBar {...bulk} />}
      {open && !(hasPicked && isBeside) && (
        <RequestPanel
          id={open}
          request={desk.rows.find(({ request }) => request._id === open)?.request}
          isBeside={isBeside}
          asks={desk.asks}
          onApprove={desk.approveOne}
          onAsk={desk.ask}
          onReject={desk.rejectOne}
          onImport={onImport}
          onClose={desk.close}
        />
      )}
    </div>
  )
}

function Queue({ desk }: { desk: PendingDesk }) {
  const { found, rows, decisions } = desk
  if (!found.data) {
    return found.error ? (
      <ErrorPanel
        message={failureMessage(found.error, M.loadFailed)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    ) : (
      <QueueSkeleton />
    )
  }
  if (rows.length === 0 && decisions.list.length === 0)
    return isFiltered(desk.view) && found.data.total > 0 ? <NoneFound /> : <NothingWaits />
  return (
    <>
      <QueueList
        rows={rows}
        decisions={decisions}
        picked={desk.picked}
        at={desk.isBeside ? (desk.at ?? '') : ''}
        isStale={found.isPlaceholderData}
        onPick={desk.pick}
        onStand={desk.stand}
        onOpen={desk.show}
        onUndo={desk.onUndo}
        onSweep={desk.sweep}
      />
      {desk.hasMore && (
        <Button className="mt-3" busy={found.isFetching} onClick={desk.showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <DeskKeyLine />
    </>
  )
}
