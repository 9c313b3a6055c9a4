import type { CertificationRequest } from '@academy/contract/certificates'
import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { StatusPill } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { ExternalLinkText } from '../../../ui/external-link-text.tsx'
import { PersonLine } from '../../../ui/person-line.tsx'
import { LazyAttendanceWarning } from '../../attendance/index.ts'
import { StudentName } from '../../enrolments/index.ts'
import { useDownload } from '../holder/use-download.ts'
import { Stepper } from '../progress/stepper.tsx'
import styles from './request-detail.module.css'
import { studentOf } from './request-progress.tsx'
import { requestState } from './request-state.ts'

/** Everything about one request, beside the list or in a sheet. */
export function RequestDetail({ request }: { request: CertificationRequest }) {
  const { student, course, percentage, problem, notes, certificate } = request
  const state = requestState(request)
  return (
    <>
      <PersonLine isBig name={studentOf(request)}>
        <StudentName courseId={course._id} student={student} />
        <small>{student?.email}</small>
      </PersonLine>
      <p className={styles.of}>
        {course.title}
        <small className="num">
          <Trans>Final exam passed with {percentage}%</Trans>
        </small>
      </p>
      <Stepper status={request.status} words="admin" isStuck={state === 'stuck'} />
      {request.status === 'pending' && student && course._id && (
        <Suspense>
          <LazyAttendanceWarning courseId={course._id} studentId={student._id} />
        </Suspense>
      )}
      {state === 'drawing' && (
        <p className={styles.drawing} role="status">
          <span className="spinner" aria-hidden="true" />
          <Trans>The academy is drawing the certificate.</Trans>
        </p>
      )}
      {state === 'lost' ? (
        <p className={styles.problem}>{M.holderGone}</p>
      ) : (
        problem && <p className={styles.problem}>{problem}</p>
      )}
      <History request={request} />
      {notes && (
        <p className={styles.notes}>
          <b>
            <Trans>Notes</Trans>
          </b>
          {notes}
        </p>
      )}
      {certificate && (
        <Issued certificate={certificate} isOut={request.completedAt !== null} hasFile={!!student} />
      )}
    </>
  )
}

function History({ request }: { request: CertificationRequest }) {
  const { requestedAt, requestedBy, approvedAt, approvedBy, completedAt } = request
  return (
    <dl className={styles.facts}>
      <Fact label={<Trans>Requested</Trans>} at={requestedAt} by={requestedBy} />
      {approvedAt && <Fact label={<Trans>Approved</Trans>} at={approvedAt} by={approvedBy} />}
      {completedAt && <Fact label={<Trans>Completed</Trans>} at={completedAt} />}
    </dl>
  )
}

function Fact({ label, at, by }: { label: ReactNode; at: string; by?: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateTime at={at} />
        {by && (
          <small>
            <Trans>by {by}</Trans>
          </small>
        )}
      </dd>
    </div>
  )
}

interface IssuedProps {
  certificate: NonNullable<CertificationRequest['certificate']>
  /** Before that nobody finds its public page. */
  isOut: boolean
  hasFile: boolean
}

function Issued({ certificate, isOut, hasFile }: IssuedProps) {
  const { _id, certificateNumber, holderName, checkUrl, isUploaded, revokedAt, revokedReason } = certificate
  const download = useDownload(_id)
  return (
    <div className={styles.issued} data-revoked={revokedAt ? '' : undefined}>
      <p className={styles.number}>#{certificateNumber}</p>
      <p>
        <Trans>In the name of {holderName}</Trans>
      </p>
      {isUploaded && (
        <p>
          <Trans>An uploaded PDF stands in for the drawing.</Trans>
        </p>
      )}
      {revokedAt && (
        <>
          <StatusPill tone="bad">
            <Trans>
              Revoked <DateTime at={revokedAt} />
            </Trans>
          </StatusPill>
          <p>{revokedReason}</p>
        </>
      )}
      {isOut && (
        <div className={styles.looks}>
          {hasFile && (
            <Button size="sm" busy={download.busy} onClick={download.start}>
              <Download aria-hidden="true" />
              <Trans>Download</Trans>
            </Button>
          )}
          <ExternalLinkText href={checkUrl}>
            <Trans>Public page</Trans>
          </ExternalLinkText>
        </div>
      )}
    </div>
  )
}
