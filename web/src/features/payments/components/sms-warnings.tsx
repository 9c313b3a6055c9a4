import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { isSameRecipient, type SmsReading } from '../sms/index.ts'
import styles from './sms-warnings.module.css'

const NO_PAYMENT = ['received', 'bought', 'withdrawn', 'failed', 'reversed']

/** Said, and stopping nobody: whoever reviews decides. */
export function SmsWarnings({ reading, priceRwf }: { reading: SmsReading; priceRwf: number }) {
  const { recipient } = academy().payment
  const { kind, amountRwf } = reading
  const isOtherKind = NO_PAYMENT.includes(kind)
  const isOtherAmount = amountRwf !== null && amountRwf !== priceRwf
  const isOtherRecipient =
    reading.recipient !== null &&
    recipient !== null &&
    isSameRecipient(reading.recipient, recipient) === false
  if (!isOtherKind && !isOtherAmount && !isOtherRecipient) return null
  const price = formatMoney(priceRwf)
  const paid = formatMoney(amountRwf ?? 0)
  const paidTo = reading.recipient ?? ''
  return (
    <div className={styles.differs}>
      <TriangleAlert aria-hidden="true" />
      <div>
        {isOtherKind && (
          <p>
            {kind === 'failed' ? (
              <Trans>This SMS says that the payment failed.</Trans>
            ) : (
              <Trans>This SMS does not look like the one that confirms your payment.</Trans>
            )}
          </p>
        )}
        {isOtherAmount && (
          <p>
            <Trans>
              This SMS says <b>{paid}</b>, and the course costs <b>{price}</b>.
            </Trans>
          </p>
        )}
        {isOtherRecipient && (
          <p>
            <Trans>
              It names <b>{paidTo}</b>, not <b>{recipient}</b>.
            </Trans>
          </p>
        )}
        <p>
          <Trans>You can send it all the same.</Trans>
        </p>
      </div>
    </div>
  )
}
