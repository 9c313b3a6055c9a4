import type { PaymentRequest } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { decidedWords } from './gone-row.tsx'
import { KeyCap } from './key-cap.tsx'
import { RejectForm } from './reject-form.tsx'

interface PanelFootProps {
  request: PaymentRequest
  /** Why it came back. */
  note: string | undefined
  isRejecting: boolean
  onApprove: () => void
  /** Opens the reason, or puts it away. */
  onAskReject: (isAsked: boolean) => void
  onReject: (reason: string) => void
}

/** Always in sight: the decision, or who took it. */
export function PanelFoot(props: PanelFootProps) {
  const { request, note, isRejecting, onApprove, onAskReject, onReject } = props
  if (request.status !== 'pending') return <Decided request={request} />
  return (
    <>
      {note && (
        <p role="alert" className="pay-warn" data-tone="bad">
          {note}
        </p>
      )}
      {isRejecting ? (
        <RejectForm
          key={request._id}
          request={request}
          onReject={onReject}
          onCancel={() => onAskReject(false)}
        />
      ) : (
        <div className="pay-foot-acts">
          <Button onClick={() => onAskReject(true)} aria-keyshortcuts="R">
            <Trans>Reject</Trans>
            <KeyCap name="R" />
          </Button>
          <Button variant="primary" onClick={onApprove} aria-keyshortcuts="A">
            <Trans>Approve</Trans>
            <KeyCap name="A" />
          </Button>
        </div>
      )}
    </>
  )
}

function Decided({ request }: { request: PaymentRequest }) {
  const isApproved = request.status === 'approved'
  return (
    <div className="pay-decided">
      <StatusPill tone={isApproved ? 'good' : 'bad'}>
        {isApproved ? <Trans>Approved</Trans> : <Trans>Rejected</Trans>}
      </StatusPill>
      <p>{decidedWords(request)}</p>
      {request.reason && (
        <p className="pay-said">
          <Trans>Reason: {request.reason}</Trans>
        </p>
      )}
    </div>
  )
}
