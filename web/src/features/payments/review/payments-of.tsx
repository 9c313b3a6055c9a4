import * as M from '@academy/contract/payments/messages'
import { formatMoney } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import { LoadedPart, PartFoot, PartRow, PartRows } from '../../../ui/loaded-part.tsx'
import { RequestStatus } from './panel/request-status.tsx'
import { ALL_ADDRESS, requestAddress } from './review-view.ts'

const SHOWN = 20

const paymentsOfQuery = (student: string) =>
  queryOptions({
    queryKey: ['payment-requests', 'of', student],
    queryFn: ({ signal }) =>
      call('GET /api/payment-requests', { query: { student, limit: String(SHOWN) }, signal }),
  })

/** What one person paid and asked to pay, the newest first, on their page. */
export function PaymentsOf({ student, email }: { student: string; email: string }) {
  return (
    <LoadedPart
      title={<Trans>Payments</Trans>}
      found={useQuery(paymentsOfQuery(student))}
      failed={M.loadFailed}
      empty={<Trans>No payments yet.</Trans>}
    >
      {({ paymentRequests, total }) =>
        paymentRequests.length === 0 ? null : (
          <>
            <PartRows>
              {paymentRequests.map(({ _id, course, price, status, requestedAt }) => (
                <PartRow
                  key={_id}
                  detail={
                    <>
                      <span className="num">{formatMoney(price)}</span>, <DateTime at={requestedAt} />
                    </>
                  }
                  side={<RequestStatus status={status} />}
                >
                  <Link to={requestAddress(_id)}>{course.title}</Link>
                </PartRow>
              ))}
            </PartRows>
            {total > paymentRequests.length && (
              <PartFoot>
                <Link className="link" to={`${ALL_ADDRESS}&q=${encodeURIComponent(email)}`}>
                  <Trans>All {total} payments</Trans>
                </Link>
              </PartFoot>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}
