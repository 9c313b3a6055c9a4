import type { QuizInList } from '@academy/contract/quizzes'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { StatusPill } from '../../../ui/badge.tsx'
import type { Column, Sort } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { editQuizAddress, submissionsAddress } from '../teaching-places.ts'
import { QuizRowActs } from './quiz-row-acts.tsx'

type QuizTableProps = {
  quizzes: readonly QuizInList[] | undefined
  /** Titles by id. */
  courseNames: ReadonlyMap<string, string>
  sort: Sort
  onSort: (sort: Sort) => void
  error: Parameters<typeof DataTable>[0]['error']
  refreshing: boolean
  empty: ReactNode
  onDelete: (quiz: QuizInList) => void
}

/** An instructor's quizzes; a row opens its submissions. */
export function QuizTable({
  quizzes,
  courseNames,
  sort,
  onSort,
  error,
  refreshing,
  empty,
  onDelete,
}: QuizTableProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const columns: Column<QuizInList>[] = [
    {
      id: 'title',
      header: t`Quiz`,
      sortable: true,
      onPhone: 'title',
      className: 'quiz-name',
      cell: (quiz) => (
        <div>
          <Link to={editQuizAddress(quiz._id)} className="quiz-link">
            {quiz.title}
          </Link>
          <small>{[quiz.lectureTitle, courseNames.get(quiz.course)].filter(Boolean).join(' · ')}</small>
        </div>
      ),
    },
    {
      id: 'questions',
      header: t`Questions`,
      sortable: true,
      align: 'end',
      cell: (quiz) => quiz.questionCount,
    },
    { id: 'minutes', header: t`Minutes`, align: 'end', cell: (quiz) => quiz.timeLimit },
    { id: 'marks', header: t`Marks`, sortable: true, align: 'end', cell: (quiz) => quiz.totalMarks },
    {
      id: 'pending',
      header: t`Pending`,
      sortable: true,
      descendingFirst: true,
      cell: ({ pendingSubmissions = 0 }) =>
        pendingSubmissions > 0 ? (
          <StatusPill tone="wait">
            <Plural value={pendingSubmissions} one="# to grade" other="# to grade" />
          </StatusPill>
        ) : (
          <span className="text-muted">
            <Trans>None</Trans>
          </span>
        ),
    },
    {
      id: 'graded',
      header: t`Graded`,
      sortable: true,
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
        <QuizRowActs quiz={quiz} editTo={editQuizAddress(quiz._id)} onDelete={() => onDelete(quiz)} />
      ),
    },
  ]
  return (
    <DataTable
      label={t`Quizzes`}
      columns={columns}
      rows={quizzes}
      rowKey={({ _id }) => _id}
      rowLabel={({ title }) => title}
      sort={sort}
      onSort={onSort}
      error={error}
      refreshing={refreshing}
      empty={empty}
      onOpen={({ _id }) => navigate(submissionsAddress(_id))}
    />
  )
}
