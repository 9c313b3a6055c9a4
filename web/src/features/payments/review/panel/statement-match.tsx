import type { FieldMatch, PaymentRequest, StatementPayment } from '@academy/contract/payments'
import { formatPayerNumber } from '@academy/contract/payments/rules'
import { formatMoney } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleHelp, X } from 'lucide-react'
import { Link } from 'react-router'
import { secondsMoment } from '../moments.ts'
import { ALL_ADDRESS } from '../review-view.ts'
import { MatchBadge } from './evidence.tsx'
import reviewPanel from './review-panel.module.css'
import styles from './statement-match.module.css'

/** What was sent beside what the statement says. */
export function StatementMatch({ request, onImport }: { request: PaymentRequest; onImport: () => void }) {
  const { match, transactionId } = request
  return (
    <section className={styles.match}>
      <div className={styles.matchHead}>
        <h3>
          <Trans>Statement match</Trans>
        </h3>
        <MatchBadge match={match} />
      </div>
      {transactionId && (
        <div className={styles.transactionId}>
          <span>
            <Trans>Transaction id</Trans>
          </span>
          <p>{transactionId}</p>
        </div>
      )}
      <Verdict request={request} onImport={onImport} />
      {(match.payment || hasSent(request)) && <Comparison request={request} payment={match.payment} />}
    </section>
  )
}

const hasSent = ({ amountRwf, payerNumber, paidAt }: PaymentRequest) =>
  amountRwf !== null || payerNumber !== null || paidAt !== null

function Comparison({ request, payment }: { request: PaymentRequest; payment: StatementPayment | null }) {
  const { t } = useLingui()
  const { amountRwf, payerNumber, paidAt, price, match } = request
  const differs = match.fields?.id === 'differs'
  const rows: { name: string; sent: string | null; found: string | null | undefined; result?: FieldMatch }[] =
    [
      ...(differs && payment
        ? [{ name: t`Id`, sent: null, found: payment.transactionId, result: match.fields?.id }]
        : []),
      {
        name: t`Amount`,
        sent: amountRwf === null ? null : formatMoney(amountRwf),
        found: payment && formatMoney(payment.amountRwf),
        result: match.fields?.amount,
      },
      {
        name: t`Payer`,
        sent: payerNumber && formatPayerNumber(payerNumber),
        found: payment?.payerNumber,
        result: match.fields?.payer,
      },
      {
        name: t`Time`,
        sent: paidAt && secondsMoment(paidAt, request.requestedAt),
        found: payment && secondsMoment(payment.paidAt, paidAt ?? request.requestedAt),
        result: match.fields?.time,
      },
    ]
  return (
    <>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">
                <Trans>Field</Trans>
              </span>
            </th>
            <th scope="col">
              <Trans>Sent</Trans>
            </th>
            <th scope="col">
              <Trans>Statement</Trans>
            </th>
            <th scope="col">
              <span className="vh">
                <Trans>Result</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sent, found, result }) => (
            <tr key={name} data-result={payment ? result : undefined}>
              <th scope="row">{name}</th>
              <td className="num">{sent ?? <NotSaid />}</td>
              <td className="num">{found ?? (payment ? null : <NotFound />)}</td>
              <td>{payment && result && <Result result={result} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {payment?.payerName && (
        <p className={styles.payer}>
          <Trans>Paid by {payment.payerName}</Trans>
        </p>
      )}
      {amountRwf !== null && amountRwf !== price && (
        <p className={reviewPanel.warn}>
          <Trans>
            The SMS says {formatMoney(amountRwf)}, the price is {formatMoney(price)}.
          </Trans>
        </p>
      )}
    </>
  )
}

function NotSaid() {
  return (
    <span className={styles.notSaid}>
      –
      <span className="vh">
        <Trans>not sent</Trans>
      </span>
    </span>
  )
}

function NotFound() {
  return (
    <span className={styles.notSaid}>
      –
      <span className="vh">
        <Trans>not found</Trans>
      </span>
    </span>
  )
}

function Result({ result }: { result: FieldMatch }) {
  const { t } = useLingui()
  if (result === 'same') return <Check role="img" aria-label={t`Same`} />
  return result === 'differs' ? (
    <X role="img" aria-label={t`Differs`} />
  ) : (
    <CircleHelp role="img" aria-label={t`Not known`} />
  )
}

/** Where the table alone does not say what to do. */
function Verdict({ request: { match, price }, onImport }: { request: PaymentRequest; onImport: () => void }) {
  const importNow = (
    <button type="button" className="link" onClick={onImport}>
      <Trans>Import statement</Trans>
    </button>
  )
  const { usedBy } = match
  switch (match.kind) {
    case 'id-used':
      return (
        <p className={reviewPanel.warn} data-tone="bad">
          <Trans>This id was approved before, for request</Trans>{' '}
          <Link to={`${ALL_ADDRESS}&q=${usedBy}`} className="link">
            {usedBy}
          </Link>
        </p>
      )
    case 'nothing-sent':
      return (
        <p className={reviewPanel.said}>
          <Trans>
            Nothing to compare with. Look for {formatMoney(price)} in the statement, or reject and ask for the
            SMS.
          </Trans>
        </p>
      )
    case 'after-statement':
      return (
        <p className={reviewPanel.said}>
          <Trans>Sent after the newest statement ends.</Trans> {importNow}
        </p>
      )
    case 'no-statement':
      return (
        <p className={reviewPanel.said}>
          <Trans>No statement was imported so far.</Trans> {importNow}
        </p>
      )
    case 'unmatched':
      return (
        <p className={reviewPanel.said}>
          <Trans>No payment in the statements is like this one.</Trans>
        </p>
      )
    default:
      return null
  }
}
