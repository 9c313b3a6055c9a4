import type { PaymentRequest } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { lazyPart, Nothing } from '../../../../lib/pages/lazy-part.ts'
import { StatusPill } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useFocusLater } from '../../../../ui/use-focus-later.ts'
import { approvalRefusal, isBare, mayBeApproved } from '../decisions/picked.ts'
import { KeyCap } from '../key-cap.tsx'
import { decidedLabel } from '../queue/gone-row.tsx'
import type { ReviewPlace } from '../review-place.ts'
import styles from './review-panel.module.css'

/** Written by few decisions; their code comes when one asks for it. */
const NoteForm = lazyPart(() => import('../decisions/note-form.tsx'), 'NoteForm', { missing: Nothing })
const RejectForm = lazyPart(() => import('../decisions/reject-form.tsx'), 'RejectForm', { missing: Nothing })

interface PanelFootProps {
  request: PaymentRequest
  /** Why it came back. */
  note: string | undefined
  asks: ReviewPlace['asks']
  onApprove: (note?: string) => void
  /** Opens what has to be written first, or puts it away. */
  onAsk: (what: ReviewPlace['asks']) => void
  onReject: (reason: string) => void
}

/** Always in sight: the decision, or who took it. */
export function PanelFoot({ request, note, asks, onApprove, onAsk, onReject }: PanelFootProps) {
  const id = useId()
  const focusLater = useFocusLater()
  if (request.status !== 'pending') return <Decided request={request} />
  // To the button that asked for it, which stands there again.
  const putAway = () => {
    focusLater(`${id}-${asks}`)
    onAsk(null)
  }
  return (
    <>
      {note && (
        <p role="alert" className={styles.warn} data-tone="bad">
          {note}
        </p>
      )}
      <Suspense>
        {asks === 'reason' && (
          <RejectForm key={request._id} request={request} onReject={onReject} onCancel={putAway} />
        )}
        {asks === 'note' && (
          <NoteForm
            key={request._id}
            names={[request.student.name]}
            onApprove={onApprove}
            onCancel={putAway}
          />
        )}
      </Suspense>
      {asks !== 'reason' && asks !== 'note' && (
        <Acts id={id} request={request} onApprove={onApprove} onReject={() => onAsk('reason')} />
      )}
    </>
  )
}

interface ActsProps {
  id: string
  request: PaymentRequest
  onApprove: () => void
  onReject: () => void
}

/** Approve is as strong as the evidence. */
function Acts({ id, request, onApprove, onReject }: ActsProps) {
  const whyId = `${id}-why`
  const isRefused = !mayBeApproved(request)
  const isAsking = !isRefused && isBare(request)
  return (
    <>
      {isRefused && (
        <p id={whyId} className={styles.warn} data-tone="bad">
          {approvalRefusal(request)}
        </p>
      )}
      {isAsking && (
        <p id={whyId} className={styles.warn}>
          <Trans>There is no evidence for this payment. Approving it takes a note.</Trans>
        </p>
      )}
      <div className={styles.footActs}>
        <Button id={`${id}-reason`} onClick={onReject} aria-keyshortcuts="R">
          <Trans>Reject</Trans>
          <KeyCap name="R" />
        </Button>
        <Button
          id={`${id}-note`}
          variant={isAsking ? 'soft' : 'primary'}
          disabled={isRefused}
          aria-describedby={isRefused || isAsking ? whyId : undefined}
          aria-keyshortcuts="A"
          // The second half of a double press would fall on the next request.
          onClick={({ detail }) => detail < 2 && onApprove()}
        >
          <Trans>Approve</Trans>
          <KeyCap name="A" />
        </Button>
      </div>
    </>
  )
}

function Decided({ request }: { request: PaymentRequest }) {
  const isApproved = request.status === 'approved'
  return (
    <div className={styles.decided}>
      <StatusPill tone={isApproved ? 'good' : 'bad'}>
        {isApproved ? <Trans>Approved</Trans> : <Trans>Rejected</Trans>}
      </StatusPill>
      <p>{decidedLabel(request)}</p>
      {request.reason && (
        <p className={styles.said}>
          <Trans>Reason: {request.reason}</Trans>
        </p>
      )}
    </div>
  )
}
