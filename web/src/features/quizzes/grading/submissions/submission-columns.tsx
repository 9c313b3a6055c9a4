import type { SubmissionInList } from '@academy/contract/quizzes'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { StatusPill } from '../../../../ui/badge.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../../ui/date-time.tsx'
import { PersonLine } from '../../../../ui/person-line.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import { gradeAddress, type WorkspaceState } from '../addresses.ts'
import styles from './submission-list.module.css'

interface ColumnSetup {
  /** Which quiz each belongs to; left out on the page of one quiz. */
  hasQuiz?: boolean
  search: string
  state: WorkspaceState
}

/** Student, when, score, status, and the way in: the same on every list of submissions. */
export function useSubmissionColumns({ hasQuiz, search, state }: ColumnSetup): Column<SubmissionInList>[] {
  const { t } = useLingui()
  const gone = t`Deleted user`
  const columns: (Column<SubmissionInList> | false | undefined)[] = [
    {
      id: 'student',
      header: t`Student`,
      onPhone: 'title',
      className: styles.student,
      cell: ({ course, student }) => (
        <PersonLine name={student?.name ?? gone}>
          <StudentName courseId={course} student={student} />
          <small>{student?.email}</small>
        </PersonLine>
      ),
    },
    hasQuiz && {
      id: 'quiz',
      header: t`Quiz`,
      onPhone: 'bare',
      className: styles.quiz,
      cell: ({ _id, quiz, courseName }) => (
        <span>
          <Link to={gradeAddress(_id, search)} state={state}>
            {quiz.title}
          </Link>
          <small>{courseName}</small>
        </span>
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
      cell: (row) => <Score row={row} />,
    },
    {
      id: 'status',
      header: t`Status`,
      onPhone: 'state',
      cell: ({ status }) =>
        status === 'graded' ? (
          <StatusPill tone="good">
            <Trans>Graded</Trans>
          </StatusPill>
        ) : (
          <StatusPill tone="wait">
            <Trans>Pending</Trans>
          </StatusPill>
        ),
    },
    {
      id: 'act',
      header: t`Action`,
      align: 'end',
      onPhone: 'act',
      className: styles.act,
      cell: ({ _id, status, student }) => (
        <ButtonLink
          size="row"
          variant={status === 'graded' ? 'secondary' : 'soft'}
          to={gradeAddress(_id, search)}
          state={state}
        >
          {status === 'graded' ? <Trans>Review</Trans> : <Trans>Grade</Trans>}
          <span className="vh">{student?.name ?? gone}</span>
        </ButtonLink>
      ),
    },
  ]
  return columns.filter((column) => Boolean(column)) as Column<SubmissionInList>[]
}

/** Until all is marked the sum counts what is marked so far. */
function Score({ row }: { row: SubmissionInList }) {
  const total = row.quiz.totalMarks
  const awarded = row.totalMarksAwarded
  if (row.status === 'graded') {
    return (
      <span className={styles.mark}>
        <b>{awarded}</b>/{total}
      </span>
    )
  }
  return (
    <span className={styles.mark}>
      <Trans>
        {awarded}/{total} so far
      </Trans>
    </span>
  )
}
