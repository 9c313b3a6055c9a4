import { Trans } from '@lingui/react/macro'
import { CircleOff } from 'lucide-react'
import styles from './panel.module.css'
import paymentStatus from './payment-status.module.css'
import { StatusHead } from './status-head.tsx'

/** In place of the code while the academy has none. */
export function PaymentClosed() {
  return (
    <section className={styles.panel} data-tone="wait" aria-labelledby="pay-status">
      <StatusHead icon={CircleOff} title={<Trans>You cannot pay here yet.</Trans>}>
        <Trans>The academy has not set up its mobile money code.</Trans>
      </StatusHead>
      <p className={paymentStatus.foot}>
        <Trans>Please do not send money to any number in the meantime: nobody could match it to you.</Trans>
      </p>
    </section>
  )
}
