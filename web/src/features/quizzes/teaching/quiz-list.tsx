import type { QuizInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { QUIZ_SORTS } from '@academy/contract/quizzes/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ListTable } from '../../../ui/data-table/list-table.tsx'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { type Selection, without } from '../../../ui/data-table/selection.ts'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { Select } from '../../../ui/select.tsx'
import { editQuizAddress, submissionsAddress } from './addresses.ts'
import { QUIZ_PAGE_ROWS, quizPageQuery } from './api.ts'
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx'
import { QuizBulk } from './quiz-bulk.tsx'
import { useQuizColumns } from './quiz-columns.tsx'

interface QuizListProps {
  /** The instructor's own, to choose from; none where the list is one course's. */
  courses?: readonly { _id: string; title: string }[]
  /** The course whose quizzes an admin looks at. */
  courseId?: string
  /** Where there is no quiz at all. */
  none: ReactNode
}

/** An instructor's quizzes, or those of a course for admins, those that wait for marks first; a row opens its submissions. */
export function QuizList({ courses = [], courseId, none }: QuizListProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const view = useListView({ filters: { course: 'any' }, sorts: QUIZ_SORTS, usual: '-pending' })
  const ofCourse = courseId ? { course: courseId } : {}
  const whose = courseId ? 'all' : 'own'
  const found = useQuery(quizPageQuery(whose, { ...view.query, ...ofCourse }))
  const names = new Map(courses.map(({ _id, title }) => [_id, title]))
  const [chosen, setChosen] = useState<Selection>(new Set())
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const columns = useQuizColumns({ names, onDelete: setDoomed })
  return (
    <>
      <ListTools
        view={view}
        searchLabel={t`Search quizzes`}
        placeholder={t`Title or lecture`}
        csv={() =>
          courseId
            ? callFile('GET /api/quiz/all/csv', { query: { ...view.csvQuery, ...ofCourse } })
            : callFile('GET /api/instructor/quizzes/csv', { query: view.csvQuery })
        }
      >
        {!courseId && (
          <Select
            aria-label={t`Course`}
            value={view.filters.course}
            placeholder={t`All courses`}
            onChange={({ target }) => view.set({ course: target.value })}
            options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
          />
        )}
      </ListTools>
      <ListTable
        label={t`Quizzes`}
        view={view}
        found={found}
        failed={M.loadAllFailed}
        columns={columns}
        rows={found.data?.quizzes}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        page={found.data}
        pageRows={QUIZ_PAGE_ROWS}
        onOpen={({ _id }) => navigate(submissionsAddress(_id))}
        keys={[
          {
            key: 'e',
            does: <Trans>edit</Trans>,
            help: <Trans>Edit the quiz</Trans>,
            onPress: (quiz) => quiz && navigate(editQuizAddress(quiz._id)),
          },
        ]}
        selection={chosen}
        onSelectionChange={setChosen}
        bulkActions={<QuizBulk chosen={chosen} whose={whose} onDone={(left) => setChosen(new Set(left))} />}
        empty={{ none, narrowed: <Trans>No quizzes found</Trans> }}
      />
      {doomed && (
        <DeleteQuizDialog
          quiz={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => setChosen(without(chosen, doomed._id))}
        />
      )}
    </>
  )
}
