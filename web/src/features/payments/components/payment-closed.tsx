import { Trans } from '@lingui/react/macro'
import { CircleOff } from 'lucide-react'
import { StatusHead } from './status-head.tsx'
import '../payment-status.css'

/** In place of the code while the academy has none. */
export function PaymentClosed() {
  return (
    <section className="pay-panel pay-status" data-tone="wait" aria-labelledby="pay-status">
      <StatusHead icon={CircleOff} title={<Trans>You cannot pay here yet.</Trans>}>
        <Trans>The academy has not set up its mobile money code.</Trans>
      </StatusHead>
      <p className="pay-status-foot">
        <Trans>Please do not send money to any number in the meantime: nobody could match it to you.</Trans>
      </p>
    </section>
  )
}
