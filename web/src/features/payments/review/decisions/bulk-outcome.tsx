import * as M from '@academy/contract/payments/messages'
import { formatMoney } from '@academy/contract/text'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { withOpen } from '../review-view.ts'
import styles from './bulk-outcome.module.css'
import type { BulkOutcome as Outcome } from './decisions.ts'
import { decider } from './review-decider.ts'

/** How an approval of many ended; what was refused is back in the list and named here, row by row. */
export function BulkOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { count, refused, approvedRwf } = outcome
  const approved = count - refused.length
  const Icon = refused.length > 0 ? CircleAlert : CircleCheck
  return (
    <section className={styles.outcome} data-partly={refused.length > 0 || undefined} aria-label={t`Result`}>
      <Icon aria-hidden="true" />
      <div role="status">
        <p>
          <b>{refused.length > 0 ? M.bulkPartly(approved, count) : M.bulkApproved(approved)}</b>
          {approved > 0 && <span className="num">, {formatMoney(approvedRwf)}</span>}
        </p>
        {refused.length > 0 && (
          <ul>
            {refused.map(({ request: { _id, student }, message }) => (
              <li key={_id}>
                <Link to={`?${withOpen(params, _id)}`} className="link">
                  {student.name}
                </Link>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton label={t`Close the result`} onClick={decider.readBulk}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}
