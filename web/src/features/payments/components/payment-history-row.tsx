import type { OwnPayment } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { StatusPill } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Money } from '../../../ui/money.tsx'
import { paymentAddress } from '../../courses/index.ts'
import { receiptAddress } from '../addresses.ts'
import styles from './payment-history.module.css'
import { ReceiptButton } from './receipt-button.tsx'

/** One request: what for, how much, where it stands and the one thing to do about it. */
export function PaymentHistoryRow({ payment }: { payment: OwnPayment }) {
  const { _id: id, course, reference, status, reason } = payment
  const isPending = status === 'pending'
  const title = <span className="vh">{course.title}</span>
  return (
    <Card as="li" className={styles.row}>
      <div>
        <h2>
          <Link to={receiptAddress(id)}>{course.title}</Link>
        </h2>
        <p className="num">
          <span className="mono">{reference}</span> · <DateTime at={payment.requestedAt} />
        </p>
        {status === 'rejected' && reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <Money rwf={payment.price} className={styles.price} />
      {isPending && (
        <StatusPill tone="wait">
          <Trans>Being checked</Trans>
        </StatusPill>
      )}
      {status === 'approved' && (
        <StatusPill tone="good">
          <Trans>Approved</Trans>
        </StatusPill>
      )}
      {status === 'rejected' && (
        <StatusPill tone="bad">
          <Trans>Rejected</Trans>
        </StatusPill>
      )}
      {status === 'approved' && <ReceiptButton id={id} reference={reference} size="sm" />}
      {status !== 'approved' && (
        <ButtonLink size="sm" to={isPending && course._id ? paymentAddress(course._id) : receiptAddress(id)}>
          {isPending ? <Trans>View status</Trans> : <Trans>See why</Trans>}
          {title}
        </ButtonLink>
      )}
    </Card>
  )
}
