import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { DateOnly } from '../../../ui/date-time.tsx'
import { LoadedPart, PartFoot, PartRow, PartRows } from '../../../ui/loaded-part.tsx'
import { CERTIFICATIONS_ADDRESS } from '../addresses.ts'
import { StatePill } from './state-pill.tsx'

const SHOWN = 20

const certificatesOfQuery = (student: string) =>
  queryOptions({
    queryKey: ['certificates', 'requests', 'of', student],
    queryFn: ({ signal }) =>
      call('GET /api/certification/certification-requests', {
        query: { student, limit: String(SHOWN) },
        signal,
      }),
  })

/** One person's certificates and what was asked for, on their page. */
export function CertificatesOf({ student, email }: { student: string; email: string }) {
  const all = `${CERTIFICATIONS_ADDRESS}?q=${encodeURIComponent(email)}`
  return (
    <LoadedPart
      title={<Trans>Certificates</Trans>}
      found={useQuery(certificatesOfQuery(student))}
      failed={M.requestsLoadFailed}
      empty={<Trans>No certificates yet.</Trans>}
    >
      {({ requests, total }) =>
        requests.length === 0 ? null : (
          <>
            <PartRows>
              {requests.map((request) => (
                <PartRow
                  key={request._id}
                  detail={
                    <>
                      {request.certificate && `#${request.certificate.certificateNumber}, `}
                      <DateOnly at={request.completedAt ?? request.requestedAt} />
                    </>
                  }
                  side={<StatePill request={request} />}
                >
                  <Link to={`${all}&open=${request._id}`}>{request.course.title}</Link>
                </PartRow>
              ))}
            </PartRows>
            {total > requests.length && (
              <PartFoot>
                <Link className="link" to={all}>
                  <Trans>All {total} certificates</Trans>
                </Link>
              </PartFoot>
            )}
          </>
        )
      }
    </LoadedPart>
  )
}
