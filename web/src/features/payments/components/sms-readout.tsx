import { formatDateTime, formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { SmsReading } from '../sms/index.ts'
import { Fact } from './payment-facts.tsx'
import paymentForm from './payment-form.module.css'
import styles from './sms-readout.module.css'
import { SmsWarnings } from './sms-warnings.tsx'

type SmsReadoutProps = { reading: SmsReading; hadBalance: boolean; priceRwf: number }

/** What this device read from the SMS, and what in it differs from the order. */
export function SmsReadout({ reading, hadBalance, priceRwf }: SmsReadoutProps) {
  const { amountRwf, recipient, paidAt, transactionId } = reading
  if (amountRwf === null && transactionId === null) {
    return (
      <p className={paymentForm.note} role="status">
        <Trans>
          We could not read this SMS. It is sent as it stands; you may type the transaction id below.
        </Trans>
      </p>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <div className={styles.read}>
        <p>
          <Check aria-hidden="true" />
          <b>
            <Trans>Read on this device</Trans>
          </b>
        </p>
        {(amountRwf !== null || recipient || paidAt) && (
          <dl className="num">
            {amountRwf !== null && <Fact name={<Trans>Amount</Trans>}>{formatMoney(amountRwf)}</Fact>}
            {recipient && <Fact name={<Trans>Paid to</Trans>}>{recipient}</Fact>}
            {paidAt && <Fact name={<Trans>Time</Trans>}>{formatDateTime(paidAt)}</Fact>}
          </dl>
        )}
        {hadBalance && (
          <p>
            <Trans>Your balance was removed before sending.</Trans>
          </p>
        )}
      </div>
      <SmsWarnings reading={reading} priceRwf={priceRwf} />
    </div>
  )
}
