import type { OwnPayment } from '@academy/contract/payments'
import { formatPayerNumber } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateTime } from '../../../ui/date-time.tsx'
import styles from './payment-facts.module.css'

/** A request, line by line; what was not sent has no line. `more` are lines of the screen's own. */
export function PaymentFacts({ payment, more }: { payment: OwnPayment; more?: ReactNode }) {
  const { price, amountRwf, transactionId, payerNumber, hasScreenshot } = payment
  const isOpen = payment.status !== 'approved'
  return (
    <dl className={`${styles.facts} num`}>
      <Fact name={<Trans>Reference</Trans>}>
        <span id="pay-reference" className={styles.reference}>
          {payment.reference}
        </span>
      </Fact>
      <Fact name={<Trans>Amount</Trans>}>{formatMoney(price)}</Fact>
      {isOpen && amountRwf !== null && amountRwf !== price && (
        <Fact name={<Trans>Amount in the SMS</Trans>}>{formatMoney(amountRwf)}</Fact>
      )}
      {transactionId && (
        <Fact name={<Trans>Transaction id</Trans>}>
          <span className="mono">{transactionId}</span>
        </Fact>
      )}
      {payerNumber && <Fact name={<Trans>Paid from</Trans>}>{formatPayerNumber(payerNumber)}</Fact>}
      {isOpen && hasScreenshot && (
        <Fact name={<Trans>Screenshot</Trans>}>
          <Trans>Attached</Trans>
        </Fact>
      )}
      <Fact name={<Trans>Sent</Trans>}>
        <DateTime at={payment.requestedAt} />
      </Fact>
      {more}
    </dl>
  )
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
