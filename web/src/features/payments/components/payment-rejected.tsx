import type { OwnPayment } from '@academy/contract/payments'
import { formatMoney } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { useSignedIn } from '../../users/index.ts'
import { mailLink } from '../dialling.ts'
import { howToPay } from '../how-to-pay.ts'
import styles from './panel.module.css'
import paymentStatus from './payment-status.module.css'
import { StatusHead } from './status-head.tsx'

type PaymentRejectedProps = { request: OwnPayment; isFormOpen: boolean; onSendAgain: () => void }

/** Why it was rejected, by whom and when, and the two ways on. */
export function PaymentRejected({ request, isFormOpen, onSendAgain }: PaymentRejectedProps) {
  const { t } = useLingui()
  const { user } = useSignedIn()
  const { reference, reason, reviewedBy, reviewedAt, course } = request
  const amount = formatMoney(request.price)
  const { email } = academy()
  const support =
    email &&
    mailLink({
      email,
      subject: t`Payment ${reference}`,
      lines: [t`Course: ${course.title}`, t`Amount: ${amount}`, t`My account: ${user.email}`, ''],
    })
  return (
    <section className={styles.panel} data-tone="bad" aria-labelledby="pay-status">
      <StatusHead
        icon={TriangleAlert}
        title={
          request.provider === 'mtn' ? (
            <Trans>The payment was not completed.</Trans>
          ) : (
            <Trans>We could not match this payment.</Trans>
          )
        }
      >
        {reviewedAt && (
          <Trans>
            Checked <DateTime at={reviewedAt} />
          </Trans>
        )}
      </StatusHead>
      {(reason || reviewedBy) && (
        <blockquote className={paymentStatus.reason}>
          <p>{reason || <Trans>No reason was given. Please check what you sent, or ask us.</Trans>}</p>
          {reviewedBy && (
            <footer>
              <Trans>{reviewedBy}, payments desk</Trans>
            </footer>
          )}
        </blockquote>
      )}
      <p className={paymentStatus.keep}>
        {request.provider === 'mtn' ? (
          howToPay() ? (
            <Trans>Nothing was taken if you did not confirm. Try again, or dial the code.</Trans>
          ) : (
            <Trans>Nothing was taken if you did not confirm. Try again.</Trans>
          )
        ) : (
          <Trans>What you typed is kept. Correct it, add the missing SMS, and send it again.</Trans>
        )}
      </p>
      <div className={paymentStatus.actions} data-no-print>
        <Button variant={isFormOpen ? 'secondary' : 'primary'} size="lg" onClick={onSendAgain}>
          <RotateCw aria-hidden="true" />
          <Trans>Send again</Trans>
        </Button>
        {support && (
          <ButtonAnchor size="lg" href={support}>
            <Trans>Contact support</Trans>
          </ButtonAnchor>
        )}
      </div>
    </section>
  )
}
