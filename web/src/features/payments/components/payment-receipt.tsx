import type { OwnPayment } from '@academy/contract/payments'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, TriangleAlert } from 'lucide-react'
import { Gem } from '../../../imigongo/gem-seal.tsx'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import { useConfetti } from '../use-confetti.ts'
import { CopyReference } from './copy-reference.tsx'
import panel from './panel.module.css'
import { Fact, PaymentFacts } from './payment-facts.tsx'
import styles from './payment-receipt.module.css'
import paymentSent from './payment-sent.module.css'
import paymentStatus from './payment-status.module.css'
import { ReceiptActions } from './receipt-actions.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

/** Gem, reference, facts and the way on; honest about a request that waits or was rejected. */
export function PaymentReceipt({ payment }: { payment: OwnPayment }) {
  const { t } = useLingui()
  const { status, reviewedAt, reviewedBy, reason } = payment
  const isApproved = status === 'approved'
  useConfetti(payment._id, isApproved ? reviewedAt : null)
  const title = {
    approved: t`Your payment is verified`,
    pending: t`We are checking your payment`,
    rejected: t`We could not match this payment`,
  }[status]
  usePageTitle(title)
  return (
    <div className={`wrap ${styles.receipt}`} data-status={status}>
      {isApproved && <Gem className={styles.gem} />}
      {status === 'pending' && (
        <span className={`${paymentStatus.diamond} ${styles.diamond}`}>
          <Clock aria-hidden="true" />
        </span>
      )}
      {status === 'rejected' && (
        <span className={`${paymentStatus.diamond} ${styles.diamond}`}>
          <TriangleAlert aria-hidden="true" />
        </span>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead} role="status">
        {isApproved && <Trans>{payment.course.title} is open to you.</Trans>}
        {status === 'pending' && <Trans>For {payment.course.title}. We notify you, and email you.</Trans>}
        {status === 'rejected' && <Trans>For {payment.course.title}.</Trans>}
      </p>
      {status === 'rejected' && reason && (
        <blockquote className={paymentStatus.reason}>
          <p>{reason}</p>
        </blockquote>
      )}
      <ReceiptActions payment={payment} />
      <section
        className={`${panel.panel} ${paymentSent.sent} ${styles.facts}`}
        aria-labelledby="receipt-facts"
      >
        <div className={paymentSent.head}>
          <h2 id="receipt-facts">{isApproved ? <Trans>Receipt</Trans> : <Trans>What you sent</Trans>}</h2>
          <CopyReference reference={payment.reference} shownId="pay-reference" />
        </div>
        <PaymentFacts
          payment={payment}
          more={
            <>
              <Fact name={<Trans>Course</Trans>}>{payment.course.title}</Fact>
              {reviewedAt && (
                <Fact name={<Trans>Checked</Trans>}>
                  <DateTime at={reviewedAt} />
                </Fact>
              )}
              {reviewedBy && <Fact name={<Trans>Checked by</Trans>}>{reviewedBy}</Fact>}
            </>
          }
        />
      </section>
      {isApproved && <WhatHappensNext courseId={payment.course._id} />}
    </div>
  )
}
