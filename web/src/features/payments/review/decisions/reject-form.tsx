import type { MatchKind, PaymentRequest } from '@academy/contract/payments'
import * as M from '@academy/contract/payments/messages'
import { REASON_MAX_LENGTH } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { WhyForm } from './why-form.tsx'

interface RejectFormProps {
  request: PaymentRequest
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Why it is rejected: the student reads it. It may stay empty. */
export function RejectForm({ request, onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  return (
    <WhyForm
      name={t`Reject the payment of ${request.student.name}`}
      label={<Trans>Reason for the student</Trans>}
      hint={<Trans>Enter rejects, Shift Enter begins a line</Trans>}
      ready={useReasons(request.match.kind)}
      readyName={t`Ready-made reasons`}
      maxLetters={REASON_MAX_LENGTH}
      tooLong={M.reasonTooLong}
      verb={<Trans>Reject</Trans>}
      look={{ variant: 'danger', solid: true }}
      onSend={onReject}
      onCancel={onCancel}
    />
  )
}

/** The likeliest first, by what the match says. */
function useReasons(kind: MatchKind): string[] {
  const { t } = useLingui()
  const noPayment = t`We could not find this payment on our account. Please send the whole SMS.`
  const used = t`This transaction id belongs to another payment.`
  const less = t`The amount paid is less than the price.`
  const unreadable = t`The screenshot cannot be read. Please send the SMS.`
  if (kind === 'id-used') return [used, noPayment, less]
  if (kind === 'likely') return [less, noPayment, used]
  return [noPayment, less, unreadable]
}
