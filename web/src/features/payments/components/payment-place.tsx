import type { Course } from '@academy/contract/courses'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { courseAddress } from '../../courses/index.ts'
import type { PaymentStanding } from '../api.ts'
import { useStatusNews } from '../use-status-news.ts'
import { MissingPart } from './missing-part.tsx'
import { PaymentBegin } from './payment-begin.tsx'
import paymentForm from './payment-form.module.css'
import styles from './payment-place.module.css'
import { PaymentSkeleton } from './payment-skeleton.tsx'

const PaymentUnderway = lazyPart(() => import('./payment-underway.tsx'), 'PaymentUnderway', {
  missing: MissingPart,
})

type PaymentPlaceProps = { course: Course; status: UseQueryResult<PaymentStanding>; isStudent: boolean }

/** How to pay and the form; or, once something was sent, where the payment stands. */
export function PaymentPlace({ course, status, isStudent }: PaymentPlaceProps) {
  const { t } = useLingui()
  const { data, error } = status
  // Without a line the whole page says so already.
  const isOnline = useOnline()
  const title = data?.request ? t`Your payment` : t`Pay with mobile money`
  usePageTitle(title)
  const news = useStatusNews(data?.status)
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={courseAddress(course._id)}>{course.title}</BackLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="vh" role="status">
        {news.said}
      </p>
      {error && isOnline && (
        <StaleBanner
          className="mb-4"
          message={
            <>
              {PAYMENT_MESSAGES.statusLoadFailed}. {failureMessage(error, '')}
            </>
          }
          found={status}
        />
      )}
      {!data?.request && <PaymentBegin course={course} standing={data} isStudent={isStudent} />}
      {data?.request && (
        <Suspense fallback={<PaymentSkeleton />}>
          <PaymentUnderway
            course={course}
            standing={data}
            request={data.request}
            takesFocus={news.isHeadingAwaited}
          />
        </Suspense>
      )}
      {!isStudent && (
        <p className={`${paymentForm.note} mt-4`}>
          <Trans>Students tell us here that they have paid. You are looking on.</Trans>
        </p>
      )}
    </div>
  )
}
