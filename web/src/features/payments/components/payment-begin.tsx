import type { Course } from '@academy/contract/courses'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PaymentStanding } from '../api.ts'
import { howToPay } from '../how-to-pay.ts'
import { MissingPart } from './missing-part.tsx'
import { PaymentCode } from './payment-code.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentOrder } from './payment-order.tsx'
import styles from './payment-place.module.css'
import { PaymentSteps } from './payment-steps.tsx'

// The code and the name stand without them.
const PaymentForm = lazyPart(() => import('./payment-form.tsx'), 'PaymentForm', { missing: MissingPart })
const PaymentClosed = lazyPart(() => import('./payment-closed.tsx'), 'PaymentClosed', {
  missing: MissingPart,
})
const PhonePayment = lazyPart(() => import('./phone-payment.tsx'), 'PhonePayment', { missing: MissingPart })

type PaymentBeginProps = { course: Course; standing: PaymentStanding | undefined; isStudent: boolean }

export function PaymentBegin({ course, standing, isStudent }: PaymentBeginProps) {
  const { t } = useLingui()
  const code = howToPay()
  const canAskPhone = standing?.providers.includes('mtn')
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PaymentOrder course={course} priceRwf={course.price} />
        {code && <PaymentCode {...code} priceRwf={course.price} />}
        {!code && !canAskPhone && (
          <Suspense>
            <PaymentClosed />
          </Suspense>
        )}
        {canAskPhone && (
          <Suspense>
            <PhonePayment courseId={course._id} priceRwf={course.price} lastNumber={null} />
          </Suspense>
        )}
        {code && <PaymentSteps priceRwf={course.price} />}
      </div>
      <aside className={styles.aside} aria-label={t`After paying`}>
        {isStudent && code && (
          <Suspense fallback={<Skeleton radius={3} className="h-136 w-full" />}>
            <PaymentForm course={course} old={null} latest={standing && null} />
          </Suspense>
        )}
        <PaymentHelp />
      </aside>
    </div>
  )
}
