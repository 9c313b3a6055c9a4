import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { PersonLine } from '../../../ui/person-line.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { ApproveButton } from './approve-button.tsx'
import type { OpenAct } from './request-dialogs.tsx'
import styles from './request-list.module.css'
import { RequestProgress, studentOf } from './request-progress.tsx'
import { requestState } from './request-state.ts'

interface ColumnSetup {
  onAct: OpenAct
  onOpen: (request: CertificationRequest) => void
}

export function useRequestColumns({ onAct, onOpen }: ColumnSetup): Column<CertificationRequest>[] {
  const { t } = useLingui()
  return [
    {
      id: 'student',
      header: t`Student`,
      onPhone: 'title',
      className: styles.student,
      cell: (request) => (
        <PersonLine name={studentOf(request)}>
          <StudentName courseId={request.course._id} student={request.student} />
          <small className={styles.mail}>{request.student?.email}</small>
          <small className={styles.under}>{request.course.title}</small>
        </PersonLine>
      ),
    },
    {
      id: 'course',
      header: t`Course`,
      onPhone: 'bare',
      className: styles.course,
      cell: ({ course, percentage }) => (
        <span>
          {course.title}
          <small className="num">
            <Trans>Passed with {percentage}%</Trans>
          </small>
        </span>
      ),
    },
    {
      id: 'progress',
      header: t`Status`,
      onPhone: 'bare',
      cell: (request) => <RequestProgress request={request} />,
    },
    {
      id: 'requested',
      header: t`Requested`,
      onPhone: 'bare',
      className: styles.asked,
      cell: ({ requestedAt, requestedBy }) => (
        <span>
          <RelativeTime at={requestedAt} />
          <small>{requestedBy}</small>
        </span>
      ),
    },
    {
      id: 'act',
      header: t`Action`,
      align: 'end',
      onPhone: 'act',
      className: styles.act,
      cell: (request) => <MainAct request={request} onAct={onAct} onOpen={onOpen} />,
    },
  ]
}

/** The next step of this one; everything else stands in its details. */
function MainAct({ request, onAct, onOpen }: ColumnSetup & { request: CertificationRequest }) {
  const state = requestState(request)
  const name = <span className="vh">{studentOf(request)}</span>
  if (state === 'pending')
    return (
      <ApproveButton size="row" variant="soft" request={request}>
        {name}
      </ApproveButton>
    )
  if (state === 'stuck')
    return (
      <Button size="row" variant="soft" onClick={() => onAct('upload', request)}>
        <Trans>Upload certificate</Trans>
        {name}
      </Button>
    )
  return (
    <Button size="row" onClick={() => onOpen(request)}>
      <Trans>Details</Trans>
      {name}
    </Button>
  )
}
