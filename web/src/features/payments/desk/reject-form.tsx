import type { MatchKind, PaymentRequest } from '@academy/contract/payments'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments/messages'
import { REASON_MAX_LETTERS } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface RejectFormProps {
  request: PaymentRequest
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Why, in place: the student reads it. Ready-made reasons fill the field; it may stay empty. */
export function RejectForm({ request, onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const reasons = useReasons(request.match.kind)
  const isTooLong = reason.trim().length > REASON_MAX_LETTERS
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  /** One ready-made reason takes the place of another; what was typed stays before it. */
  const fill = (words: string) =>
    setReason(reason.trim() === '' || reasons.includes(reason) ? words : `${reason.trim()} ${words}`)
  const send = () => {
    if (!isTooLong) onReject(reason.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement) {
      if (event.nativeEvent.isComposing) return
      event.preventDefault()
      send()
    }
  }
  return (
    <form
      ref={form}
      className="pay-reject"
      aria-label={t`Reject the payment of ${request.student.name}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={<Trans>Reason for the student</Trans>}
        optional
        error={isTooLong ? M.reasonTooLong : undefined}
        hint={
          <span className="pay-keys-only">
            <Trans>Enter rejects, Shift Enter begins a line</Trans>
          </span>
        }
      >
        <TextArea value={reason} rows={2} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: chips that fill the field above, not fields */}
      <div role="group" aria-label={t`Ready-made reasons`} className="pay-reasons">
        {reasons.map((words) => (
          <button key={words} type="button" aria-pressed={reason === words} onClick={() => fill(words)}>
            {words}
          </button>
        ))}
      </div>
      <div className="pay-foot-acts">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="danger" solid>
          <Trans>Reject</Trans>
        </Button>
      </div>
    </form>
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
