import type { OwnPayment } from '@academy/contract/payments'
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { paymentAddress } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import styles from './receipt-actions.module.css'
import { ReceiptButton } from './receipt-button.tsx'

/** One solid button: what comes next in this state. */
export function ReceiptActions({ payment }: { payment: OwnPayment }) {
  const { user } = useSignedIn()
  const { status, course, _id: id, reference } = payment
  // Paid for with a later request.
  const isEnrolled = course._id !== null && user.subscription.includes(course._id)
  const dashboard = `/${user._id}/dashboard`
  return (
    <div className={styles.actions} data-no-print>
      {status === 'rejected' && course._id && !isEnrolled && (
        <ButtonLink variant="primary" size="lg" to={paymentAddress(course._id)}>
          <RotateCw aria-hidden="true" />
          <Trans>Send again</Trans>
        </ButtonLink>
      )}
      {status === 'pending' && course._id && (
        <ButtonLink variant="primary" size="lg" to={paymentAddress(course._id)}>
          <Trans>View status</Trans>
        </ButtonLink>
      )}
      <ButtonLink
        variant={isEnrolled || status === 'approved' ? 'primary' : 'secondary'}
        size="lg"
        to={dashboard}
      >
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
      {status === 'approved' && <ReceiptButton id={id} reference={reference} size="lg" />}
    </div>
  )
}
