import type { OwnPayment } from '@academy/contract/payments'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { ownPaymentsQuery } from '../own-payments.ts'
import styles from './payment-history.module.css'
import { PaymentHistoryRow } from './payment-history-row.tsx'

/** Every payment request of the person, the newest first. */
export function PaymentHistory() {
  const found = useQuery(ownPaymentsQuery)
  const { data, error } = found
  if (!data && !error) return <Waiting />
  if (!data) {
    return (
      <ErrorPanel
        message={PAYMENT_MESSAGES.historyFailed}
        support={failureMessage(error, '')}
        found={found}
      />
    )
  }
  return (
    <>
      {error && <StaleBanner className="mt-6" message={PAYMENT_MESSAGES.historyFailed} found={found} />}
      {data.length === 0 ? <NoPayments /> : <Rows payments={data} />}
    </>
  )
}

function Rows({ payments }: { payments: readonly OwnPayment[] }) {
  return (
    <ul className={styles.history}>
      {payments.map((payment) => (
        <PaymentHistoryRow key={payment._id} payment={payment} />
      ))}
    </ul>
  )
}

function NoPayments() {
  return (
    <EmptyState
      title={<Trans>No payments yet</Trans>}
      action={
        <ButtonLink to="/courses" variant="primary">
          <Trans>Browse Courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you pay for a course shows here, with its receipt.</Trans>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className={styles.history}>
      {[1, 2, 3].map((row) => (
        <Card key={row} className={styles.row}>
          <div className="grid gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-11 w-28" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
