import type { PaymentRequestDetail } from '@academy/contract/payments'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { shortDay } from '../moments.ts'
import { withOpen } from '../review-view.ts'
import styles from './past-payments.module.css'

type Past = PaymentRequestDetail['history'][number]

/** What this student paid before, and since when they are here. */
export function PastPayments({ history, joinedAt }: Pick<PaymentRequestDetail, 'history' | 'joinedAt'>) {
  const [params] = useSearchParams()
  return (
    <section className={styles.past}>
      <h3>
        <Trans>History</Trans>
      </h3>
      <ul>
        {history.map((past) => (
          <li key={past._id}>
            <Link to={`?${withOpen(params, past._id)}`}>
              <PastLabel past={past} />
            </Link>
            <span className="num">
              {formatMoney(past.price)}, {shortDay(past.at)}
            </span>
          </li>
        ))}
        {joinedAt ? (
          <li>
            <span>
              <Trans>Joined the academy</Trans>
            </span>
            <span className="num">{shortDay(joinedAt)}</span>
          </li>
        ) : (
          <li>
            <Trans>The account was deleted.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function PastLabel({ past: { status, courseTitle } }: { past: Past }) {
  if (status === 'approved') return <Trans>Paid for {courseTitle}</Trans>
  if (status === 'rejected') return <Trans>Rejected for {courseTitle}</Trans>
  return <Trans>Waits for {courseTitle}</Trans>
}
