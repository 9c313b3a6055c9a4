import type { Student } from '@academy/contract/students'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquare } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateOnly, RelativeTime } from '../../../ui/date-time.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { ProgressCell } from './progress-cell.tsx'
import { RiskBadges } from './risk-badges.tsx'
import styles from './student-columns.module.css'

export type MessageTo = (pair: { other: string; course: string }) => string

export function useStudentColumns(courseId: string, messageTo: MessageTo): Column<Student>[] {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Student`,
      onPhone: 'title',
      cell: (student) => (
        <span className={styles.who}>
          <Avatar soft name={student.name} online={student.isOnline} />
          <span>
            <StudentName courseId={courseId} student={student} />
            <small>{student.email}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'progress',
      header: t`Progress`,
      descendingFirst: true,
      cell: (student) => <ProgressCell student={student} />,
    },
    {
      id: 'risk',
      header: t`At risk`,
      className: styles.risk,
      cell: ({ risks }) => <RiskBadges risks={risks} />,
    },
    {
      id: 'lastActive',
      header: t`Last active`,
      descendingFirst: true,
      className: styles.seen,
      cell: (student) => <LastActive student={student} />,
    },
    {
      id: 'message',
      header: t`Message`,
      align: 'end',
      onPhone: 'bare',
      className: styles.message,
      cell: ({ _id, name }) => (
        <IconLink label={t`Message to ${name}`} to={messageTo({ other: _id, course: courseId })}>
          <MessageSquare aria-hidden="true" />
        </IconLink>
      ),
    },
  ]
}

function LastActive({ student: { lastActive, enrolledAt } }: { student: Student }) {
  if (lastActive) return <RelativeTime at={lastActive} className="num" />
  return (
    <span className={styles.never}>
      <Trans>Never</Trans>
      <small>
        <Trans>
          enrolled <DateOnly at={enrolledAt} />
        </Trans>
      </small>
    </span>
  )
}
