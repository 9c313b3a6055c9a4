import type { PaymentRequest, PaymentRequestDetail } from '@academy/contract/payments'
import * as M from '@academy/contract/payments/messages'
import { PROVIDER_NAMES } from '@academy/contract/payments/rules'
import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { DateTime } from '../../../../ui/date-time.tsx'
import { Money } from '../../../../ui/money.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../../ui/stale-banner.tsx'
import { withOpen } from '../review-view.ts'
import { Candidates } from './candidates.tsx'
import more from './more.module.css'
import { PastPayments } from './past-payments.tsx'
import styles from './request-facts.module.css'
import reviewPanel from './review-panel.module.css'
import { Screenshot } from './screenshot.tsx'
import { StatementMatch } from './statement-match.tsx'

interface RequestFactsProps {
  request: PaymentRequest
  /** What the list does not know: candidates, history. Comes after, may fail alone. */
  found: UseQueryResult<PaymentRequestDetail>
  onImport: () => void
}

/** Everything an admin looks at before a decision. */
export function RequestFacts({ request, found, onImport }: RequestFactsProps) {
  const { course, price, reference, requestedAt, provider, sms, hasScreenshot } = request
  const { data: detail, error } = found
  return (
    <>
      <div className={styles.sum}>
        <div>
          <b>{course.title}</b>
          <Money rwf={price} className={reviewPanel.price} />
        </div>
        <p className="num">
          <Trans>Reference</Trans> <b className={reviewPanel.code}>{reference}</b>
          <br />
          <Trans>
            Sent <DateTime at={requestedAt} />
          </Trans>
          {provider !== 'manual' && (
            <>
              <br />
              <Trans>Through {PROVIDER_NAMES[provider]}</Trans>
            </>
          )}
        </p>
        {course._id === null && (
          <p className={reviewPanel.warn} data-tone="bad">
            {M.courseGone}
          </p>
        )}
        {detail?.previous && <SentAgain previous={detail.previous} />}
      </div>
      <StatementMatch request={request} onImport={onImport} />
      {hasScreenshot && <Screenshot key={request._id} requestId={request._id} name={request.student.name} />}
      {sms && (
        <details className={more.more}>
          <summary>
            <Trans>SMS as pasted</Trans>
          </summary>
          <p className={styles.sms}>{sms}</p>
        </details>
      )}
      {detail && <Candidates candidates={detail.candidates} />}
      {detail ? (
        <PastPayments history={detail.history} joinedAt={detail.joinedAt} />
      ) : error ? (
        <StaleBanner className="mt-4" message={failureMessage(error, M.loadFailed)} found={found} />
      ) : (
        <SkeletonGroup className="mt-4 grid gap-2">
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-5 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}

function SentAgain({ previous }: { previous: NonNullable<PaymentRequestDetail['previous']> }) {
  const [params] = useSearchParams()
  return (
    <p className={reviewPanel.warn}>
      <Trans>
        Sent again after{' '}
        <Link to={`?${withOpen(params, previous._id)}`} className="link">
          {previous.reference}
        </Link>{' '}
        was rejected
      </Trans>
      {previous.reason && `: ${previous.reason}`}
    </p>
  )
}
