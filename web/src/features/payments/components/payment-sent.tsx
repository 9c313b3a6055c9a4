import type { OwnPayment } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { CopyReference } from './copy-reference.tsx'
import { PaymentFacts } from './payment-facts.tsx'

/** What the academy has in its hands. */
export function PaymentSent({ request }: { request: OwnPayment }) {
  const id = useId()
  return (
    <section className="pay-panel pay-sent" aria-labelledby={id}>
      <div className="pay-sent-head">
        <h2 id={id}>
          <Trans>What you sent</Trans>
        </h2>
        <CopyReference reference={request.reference} shownId="pay-reference" />
      </div>
      <PaymentFacts payment={request} />
    </section>
  )
}
