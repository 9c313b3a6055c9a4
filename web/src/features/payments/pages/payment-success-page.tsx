import { isId } from '@academy/contract/http/rules'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { useLive } from '../../../lib/live/live.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { PAYMENTS_ADDRESS } from '../addresses.ts'
import { ownPaymentQuery } from '../api.ts'
import styles from '../components/payment-receipt.module.css'
import { PaymentReceipt } from '../components/payment-receipt.tsx'
import { noticeOpenedCourses } from '../opened-courses.ts'

/** The receipt of one payment request, in whatever state it is. */
export function PaymentSuccessPage() {
  const id = useParams().id?.toLowerCase() ?? ''
  const isKnown = isId(id)
  const query = ownPaymentQuery(id)
  const found = useQuery({ ...query, enabled: isKnown })
  const { data: payment, error } = found
  useLive('payments', { queryKey: query.queryKey })
  useEffect(() => {
    if (payment) noticeOpenedCourses([payment])
  }, [payment])
  if (payment) return <PaymentReceipt key={id} payment={payment} />
  if (!isKnown || (error instanceof CallFailure && error.status === 404)) return <NotFound />
  if (!error) return <Waiting />
  return (
    <ErrorPanel
      level={1}
      className="wrap"
      message={PAYMENT_MESSAGES.historyFailed}
      support={failureMessage(error, '')}
      found={found}
    />
  )
}

function NotFound() {
  usePageTitle(PAYMENT_MESSAGES.notFound)
  return (
    <EmptyState
      level={1}
      className="wrap"
      title={PAYMENT_MESSAGES.notFound}
      action={
        <ButtonLink variant="primary" to={PAYMENTS_ADDRESS}>
          <Trans>Your payments</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link may be incomplete, or it belongs to another account.</Trans>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className={`wrap ${styles.receipt}`}>
      <Skeleton radius={3} className="mx-auto size-36" />
      <Skeleton className="mx-auto mt-6 h-12 w-2/3" />
      <Skeleton radius={3} className="mt-8 h-80 w-full" />
    </SkeletonGroup>
  )
}
