import type { Course } from '@academy/contract/courses'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Standing } from '../api.ts'
import { latePart } from '../late-part.tsx'
import { PaymentCode } from './payment-code.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentOrder } from './payment-order.tsx'
import { PaymentSteps } from './payment-steps.tsx'

// The code and the name stand without them.
const PaymentForm = latePart(() => import('./payment-form.tsx'), 'PaymentForm')
const PhonePayment = latePart(() => import('./phone-payment.tsx'), 'PhonePayment')

type PaymentBeginProps = { course: Course; standing: Standing | undefined; isStudent: boolean }

export function PaymentBegin({ course, standing, isStudent }: PaymentBeginProps) {
  const { t } = useLingui()
  return (
    <div className="pay-columns">
      <div className="pay-main">
        <PaymentOrder course={course} priceRwf={course.price} />
        <PaymentCode priceRwf={course.price} />
        {standing?.providers.includes('mtn') && (
          <Suspense>
            <PhonePayment courseId={course._id} priceRwf={course.price} lastNumber={null} />
          </Suspense>
        )}
        <PaymentSteps priceRwf={course.price} />
      </div>
      <aside className="pay-aside" aria-label={t`After paying`}>
        {isStudent && (
          <Suspense fallback={<Skeleton className="h-[34rem] w-full rounded-3" />}>
            <PaymentForm course={course} old={null} latest={standing && null} />
          </Suspense>
        )}
        <PaymentHelp />
      </aside>
    </div>
  )
}
