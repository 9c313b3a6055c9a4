import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { StatusPill } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { editQuizAddress } from './addresses.ts'
import styles from './quiz-columns.module.css'
import { QuizRowActions } from './quiz-row-actions.tsx'

interface ColumnSetup {
  /** Titles of courses by their ids. */
  names: ReadonlyMap<string, string>
  onDelete: (quiz: QuizInList) => void
}

export function useQuizColumns({ names, onDelete }: ColumnSetup): Column<QuizInList>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`Quiz`,
      onPhone: 'title',
      className: styles.name,
      cell: (quiz) => (
        <div>
          <Link to={editQuizAddress(quiz._id)} className={styles.link}>
            {quiz.title}
          </Link>
          <small>{[quiz.lectureTitle, names.get(quiz.course)].filter(Boolean).join(' · ')}</small>
        </div>
      ),
    },
    {
      id: 'questions',
      header: t`Questions`,
      align: 'end',
      cell: (quiz) => quiz.questionCount,
    },
    { id: 'minutes', header: t`Minutes`, align: 'end', cell: (quiz) => quiz.timeLimit },
    { id: 'marks', header: t`Marks`, sortable: true, align: 'end', cell: (quiz) => quiz.totalMarks },
    {
      id: 'pending',
      header: t`Pending`,
      descendingFirst: true,
      cell: ({ pendingSubmissions = 0 }) =>
        pendingSubmissions > 0 ? (
          <StatusPill tone="wait">
            <Plural value={pendingSubmissions} one="# to grade" other="# to grade" />
          </StatusPill>
        ) : (
          <span className="muted">
            <Trans>None</Trans>
          </span>
        ),
    },
    {
      id: 'graded',
      header: t`Graded`,
      descendingFirst: true,
      align: 'end',
      cell: (quiz) => quiz.gradedSubmissions,
    },
    {
      id: 'acts',
      header: t`Actions`,
      onPhone: 'bare',
      align: 'end',
      cell: (quiz) => (
        <QuizRowActions quiz={quiz} editTo={editQuizAddress(quiz._id)} onDelete={() => onDelete(quiz)} />
      ),
    },
  ]
}
