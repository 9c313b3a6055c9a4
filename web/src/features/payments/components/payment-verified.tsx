import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { REDIRECT_MS } from '@academy/contract/payments/rules'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { myCoursesQuery, studyAddress } from '../../courses/index.ts'
import { currentSession, refreshUser } from '../../users/index.ts'
import styles from './panel.module.css'
import paymentStatus from './payment-status.module.css'
import { StatusHead } from './status-head.tsx'

/** The guard of the study page looks at the person's subscription, so it is asked for before the course opens. */
export function PaymentVerified({ courseId }: { courseId: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [tries, setTries] = useState(0)
  const [isStuck, setIsStuck] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one run
  useEffect(() => {
    let isCurrent = true
    setIsStuck(false)
    const shown = new Promise((done) => setTimeout(done, REDIRECT_MS))
    void Promise.all([refreshUser(), shown]).then(() => {
      if (!isCurrent) return
      void queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey })
      if (currentSession().user?.subscription.includes(courseId))
        navigate(studyAddress(courseId), { replace: true })
      else setIsStuck(true)
    })
    return () => {
      isCurrent = false
    }
  }, [courseId, tries])

  return (
    <section className={styles.panel} data-tone="good" aria-labelledby="pay-status">
      <StatusHead icon={Check} title={PAYMENT_MESSAGES.verified}>
        {isStuck ? (
          <Trans>The course did not open yet. Your payment is safe.</Trans>
        ) : (
          <Trans>Your course opens now.</Trans>
        )}
      </StatusHead>
      {isStuck && (
        <div className={paymentStatus.actions}>
          <Button variant="primary" size="lg" onClick={() => setTries(tries + 1)}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
