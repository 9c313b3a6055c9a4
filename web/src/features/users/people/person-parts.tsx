import { AUDIT_MESSAGES } from '@academy/contract/audit/messages'
import { CERTIFICATE_MESSAGES } from '@academy/contract/certificates/messages'
import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { PAYMENT_MESSAGES } from '@academy/contract/payments/messages'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../lib/call.ts'
import { DateTime } from '../../../ui/date-time.tsx'
import { Money } from '../../../ui/money.tsx'
import styles from './person.module.css'
import { PersonPart } from './person-part.tsx'

const SHOWN = '20'

const coursesQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'courses'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/courses', { params: { id }, signal }),
  })
const paymentsQuery = (student: string) =>
  queryOptions({
    queryKey: ['people', 'one', student, 'payments'],
    queryFn: ({ signal }) => call('GET /api/payment-requests', { query: { student, limit: SHOWN }, signal }),
  })
const certificatesQuery = (student: string) =>
  queryOptions({
    queryKey: ['people', 'one', student, 'certificates'],
    queryFn: ({ signal }) =>
      call('GET /api/certification/certification-requests', { query: { student, limit: SHOWN }, signal }),
  })
const logQuery = (subject: string) =>
  queryOptions({
    queryKey: ['people', 'one', subject, 'log'],
    queryFn: ({ signal }) => call('GET /api/audit', { query: { subject }, signal }),
  })

export function PersonCourses({ id }: { id: string }) {
  return (
    <PersonPart
      title={<Trans>Courses</Trans>}
      found={useQuery(coursesQuery(id))}
      failed={COURSE_MESSAGES.loadAllFailed}
    >
      {({ studying, teaching, studyingTotal, teachingTotal }) => {
        const more = studyingTotal + teachingTotal - studying.length - teaching.length
        return studyingTotal + teachingTotal === 0 ? null : (
          <ul className={styles.rows}>
            {teaching.map(({ _id, title }) => (
              <li key={`teaching ${_id}`}>
                <Link to={`/admin/course/${_id}`}>{title}</Link>
                <small>
                  <Trans>Teaches</Trans>
                </small>
              </li>
            ))}
            {studying.map(({ _id, title, courseProgressPercentage }) => (
              <li key={`studying ${_id}`}>
                <Link to={`/admin/course/${_id}`}>{title}</Link>
                <small className="num">
                  <Trans>{courseProgressPercentage}% done</Trans>
                </small>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Trans>And {more} more</Trans>
              </li>
            )}
          </ul>
        )
      }}
    </PersonPart>
  )
}

export function PersonPayments({ id }: { id: string }) {
  return (
    <PersonPart
      title={<Trans>Payments</Trans>}
      found={useQuery(paymentsQuery(id))}
      failed={PAYMENT_MESSAGES.loadFailed}
    >
      {({ paymentRequests }) =>
        paymentRequests.length === 0 ? null : (
          <ul className={styles.rows}>
            {paymentRequests.map(({ _id, course, price, status, requestedAt }) => (
              <li key={_id}>
                <span>
                  {course.title}
                  <br />
                  <small>
                    <DateTime at={requestedAt} />
                  </small>
                </span>
                <span className="num">
                  <Money rwf={price} /> · {status}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPart>
  )
}

export function PersonCertificates({ id }: { id: string }) {
  return (
    <PersonPart
      title={<Trans>Certificates</Trans>}
      found={useQuery(certificatesQuery(id))}
      failed={CERTIFICATE_MESSAGES.requestsLoadFailed}
    >
      {({ requests }) =>
        requests.length === 0 ? null : (
          <ul className={styles.rows}>
            {requests.map(({ _id, course, status, requestedAt }) => (
              <li key={_id}>
                <span>{course.title}</span>
                <small>
                  {status} · <DateTime at={requestedAt} />
                </small>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPart>
  )
}

export function PersonLog({ id }: { id: string }) {
  return (
    <PersonPart title={<Trans>Log</Trans>} found={useQuery(logQuery(id))} failed={AUDIT_MESSAGES.failed}>
      {({ acts }) =>
        acts.length === 0 ? null : (
          <ul className={styles.rows}>
            {acts.map(({ _id, at, who, action }) => (
              <li key={_id}>
                <span>{action.replaceAll('-', ' ')}</span>
                <small>
                  {who.name} · <DateTime at={at} />
                </small>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPart>
  )
}
