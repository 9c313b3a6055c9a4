import type { Course } from '@academy/contract/courses'
import type { OwnPayment } from '@academy/contract/payments'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSignedIn } from '../../users/index.ts'
import type { PaymentStanding } from '../api.ts'
import { keptIdOf, readKept } from '../kept-payments.ts'
import { CodeAndSteps } from './code-and-steps.tsx'
import { MissingPart } from './missing-part.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentOrder } from './payment-order.tsx'
import { PaymentPending } from './payment-pending.tsx'
import styles from './payment-place.module.css'
import { PaymentRejected } from './payment-rejected.tsx'
import { PaymentSent } from './payment-sent.tsx'
import { PaymentVerified } from './payment-verified.tsx'

const PaymentForm = lazyPart(() => import('./payment-form.tsx'), 'PaymentForm', { missing: MissingPart })
const PhonePayment = lazyPart(() => import('./phone-payment.tsx'), 'PhonePayment', { missing: MissingPart })

type PaymentUnderwayProps = {
  course: Course
  standing: PaymentStanding
  request: OwnPayment
  /** It takes the place of the form that had the focus. */
  takesFocus: boolean
}

/** Pending, rejected or approved: what happens now, beside what was sent. */
export function PaymentUnderway({ course, standing, request, takesFocus }: PaymentUnderwayProps) {
  const { t } = useLingui()
  const { status } = request
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) document.getElementById('pay-status')?.focus()
  }, [takesFocus])
  const again = useSendAgain(course._id, request)
  const isFormOpen = status === 'rejected' && again.isOpen
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PaymentOrder course={course} priceRwf={isFormOpen ? course.price : request.price} />
        {status === 'pending' && <PaymentPending request={request} medianMinutes={standing.medianMinutes} />}
        {status === 'rejected' && (
          <PaymentRejected request={request} isFormOpen={isFormOpen} onSendAgain={again.open} />
        )}
        {status === 'approved' && <PaymentVerified courseId={course._id} />}
        {status === 'rejected' && standing.providers.includes('mtn') && (
          <Suspense>
            <PhonePayment courseId={course._id} priceRwf={course.price} lastNumber={request.payerNumber} />
          </Suspense>
        )}
        {status !== 'approved' && <CodeAndSteps priceRwf={isFormOpen ? course.price : request.price} />}
      </div>
      <aside className={styles.aside} aria-label={t`Your payment`}>
        {isFormOpen ? (
          <Suspense fallback={<Skeleton radius={3} className="h-136 w-full" />}>
            <PaymentForm course={course} old={request} latest={request._id} takesFocus={again.isPressed} />
          </Suspense>
        ) : (
          <PaymentSent request={request} />
        )}
        <PaymentHelp />
      </aside>
    </div>
  )
}

/** The form opens when asked for, and by itself when something typed for this request was left here. */
function useSendAgain(courseId: string, request: OwnPayment) {
  const { user } = useSignedIn()
  const [opened, setOpened] = useState<{ id: string; isPressed: boolean }>()
  const id = keptIdOf(user._id, courseId)
  useEffect(() => {
    void readKept(id).then((kept) => {
      if (kept?.after === request._id) setOpened((now) => now ?? { id: request._id, isPressed: false })
    })
  }, [id, request._id])
  const open = () => {
    if (opened?.id === request._id) document.getElementById('pay-form')?.focus()
    else setOpened({ id: request._id, isPressed: true })
  }
  return { isOpen: opened?.id === request._id, isPressed: opened?.isPressed ?? false, open }
}
