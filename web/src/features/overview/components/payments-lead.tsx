import { dateFormat, formatDate } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { oldestPendingQuery, PAYMENT_REQUESTS_ADDRESS } from '../../payments/index.ts'
import styles from './payments-lead.module.css'

const weekday = dateFormat({ weekday: 'long' })
const HOUR_MS = 3_600_000

/** The day, and what waits for a decision; the way there. */
export function PaymentsLead() {
  const { data } = useQuery(oldestPendingQuery)
  const now = Date.now()
  const today = `${weekday(now)}, ${formatDate(now)}`
  const total = data?.waiting ?? 0
  const oldest = data?.pendingRequests[0]?.requestedAt
  const hours = oldest ? Math.floor((now - Date.parse(oldest)) / HOUR_MS) : 0
  return (
    <div className={styles.lead}>
      <p className="num">
        {today}.{' '}
        {total > 0 && (
          <>
            <b>
              <Plural value={total} one="# payment" other="# payments" />
            </b>{' '}
            <Plural value={total} one="waits for a decision" other="wait for a decision" />
            {hours > 0 && (
              <>
                , <Plural value={hours} one="the oldest for # hour" other="the oldest for # hours" />
              </>
            )}
            .
          </>
        )}
        {data && total === 0 && <Trans>No payment waits for a decision.</Trans>}
      </p>
      <div className="portal-action">
        <ButtonLink to={PAYMENT_REQUESTS_ADDRESS} variant="primary">
          <Trans>Review payments</Trans>
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  )
}
