import type { OwnPayment } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { CopyReference } from './copy-reference.tsx'
import panel from './panel.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import styles from './payment-sent.module.css'

/** What the academy has in its hands. */
export function PaymentSent({ request }: { request: OwnPayment }) {
  const id = useId()
  return (
    <section className={`${panel.panel} ${styles.sent}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Trans>What you sent</Trans>
        </h2>
        <CopyReference reference={request.reference} shownId="pay-reference" />
      </div>
      <PaymentFacts payment={request} />
    </section>
  )
}
