import type { ExamSubmissionInList } from '@academy/contract/final-exams'
import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../ui/date-time.tsx'
import { PersonLine } from '../../../ui/person-line.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { ExamBadge } from './exam-badge.tsx'
import styles from './exam-submissions.module.css'

/** Of the exam of a course; `from` is where leaving the marks leads. */
export function useExamColumns(courseId: string, from: string): Column<ExamSubmissionInList>[] {
  const { t } = useLingui()
  const addresses = useExamAddresses()
  const state = { from }
  const gone = t`Deleted user`
  return [
    {
      id: 'student',
      header: t`Student`,
      onPhone: 'title',
      className: styles.student,
      cell: ({ student }) => (
        <PersonLine name={student?.name ?? gone}>
          <StudentName courseId={courseId} student={student} />
          <small>{student?.email}</small>
        </PersonLine>
      ),
    },
    {
      id: 'submitted',
      header: t`Submitted`,
      onPhone: 'bare',
      className: styles.date,
      cell: ({ submittedAt }) => <DayAndTime at={submittedAt} />,
    },
    {
      id: 'score',
      header: t`Score`,
      onPhone: 'bare',
      className: styles.score,
      cell: ({ totalMarksAwarded, totalMarks, percentage, status }) => (
        <span className="num">
          <b>{totalMarksAwarded}</b>/{totalMarks}
          <small>{status === 'graded' ? `${percentage}%` : <Trans>so far</Trans>}</small>
        </span>
      ),
    },
    {
      id: 'result',
      header: t`Result`,
      onPhone: 'state',
      cell: ({ passed }) => <ExamBadge passed={passed} />,
    },
    {
      id: 'act',
      header: t`Action`,
      align: 'end',
      onPhone: 'act',
      cell: ({ _id, student, status }) => (
        <ButtonLink
          size="row"
          variant={status === 'graded' ? 'secondary' : 'soft'}
          to={addresses.open({ _id, status })}
          state={state}
        >
          {status === 'graded' ? <Trans>Review</Trans> : <Trans>Mark</Trans>}
          <span className="vh">{student?.name ?? gone}</span>
        </ButtonLink>
      ),
    },
  ]
}
