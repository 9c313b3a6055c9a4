import type { PaymentMatch } from '@academy/contract/payments'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { shortMoment } from '../moments.ts'
import styles from './candidates.module.css'
import more from './more.module.css'
import reviewPanel from './review-panel.module.css'

/** Other payments that may be meant, best first. */
export function Candidates({ candidates }: { candidates: readonly PaymentMatch[] }) {
  const shown = candidates.filter(({ payment }) => payment !== null)
  if (shown.length === 0) return null
  return (
    <details className={more.more}>
      <summary>
        <Trans>Other payments that may be meant</Trans> <span className="num">({shown.length})</span>
      </summary>
      <ul className={styles.candidates}>
        {shown.map(
          ({ payment, confidence }) =>
            payment && (
              <li key={payment._id}>
                <div>
                  <b className={reviewPanel.code}>{payment.transactionId}</b>
                  <span>{[payment.payerName, payment.payerNumber].filter(Boolean).join(', ')}</span>
                </div>
                <div className="num">
                  <b>{formatMoney(payment.amountRwf)}</b>
                  <span>
                    {shortMoment(payment.paidAt)}
                    {confidence !== null && `, ${confidence}%`}
                  </span>
                </div>
              </li>
            ),
        )}
      </ul>
    </details>
  )
}
