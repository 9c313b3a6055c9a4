import type { QuizInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { CreateQuizDialog } from '../components/create-quiz-dialog.tsx'
import { DeleteQuizDialog } from '../components/delete-quiz-dialog.tsx'
import { QuizTable } from '../components/quiz-table.tsx'
import { listQuizzes, sortIn, sortText } from '../quiz-list-view.ts'
import { quizzesOfCourseQuery } from '../teaching-api.ts'
import { createQuizAddress } from '../teaching-places.ts'
import '../managed-quizzes.css'

const NO_COURSES: ReadonlyMap<string, string> = new Map()

/** The quizzes of the course in the address, for admins. */
export function CourseQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const courseId = useParams().courseId?.toLowerCase() ?? ''
  const names = useCourseNames(courseId)
  const view = useAddressView()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(quizzesOfCourseQuery(courseId))
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const sort = sortIn(view.read('sort'))
  const create = (
    <Button variant="primary" onClick={() => view.write({ create: true })}>
      <Plus aria-hidden="true" />
      <Trans>Create quiz</Trans>
    </Button>
  )
  return (
    <>
      <PortalTitle names={names}>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="num text-text-2">
          {data && <Plural value={data.length} one="# quiz" other="# quizzes" />}
        </p>
        {data?.length !== 0 && <div className="portal-action">{create}</div>}
      </div>
      <QuizTable
        quizzes={data && listQuizzes(data, { course: '', q: '', sort })}
        courseNames={NO_COURSES}
        sort={sort}
        onSort={(next) => view.write({ sort: sortText(next) })}
        refreshing={isPlaceholderData}
        error={
          error
            ? { message: failureMessage(error, M.loadAllFailed), onRetry: refetch, retrying: isFetching }
            : undefined
        }
        empty={
          <EmptyState level={3} title={<Trans>No quizzes yet</Trans>} action={create}>
            <Trans>A quiz belongs to a lecture: choose one, then write the questions or import them.</Trans>
          </EmptyState>
        }
        onDelete={setDoomed}
      />
      {view.has('create') && (
        <CreateQuizDialog
          courses={[{ _id: courseId, title: names.course ?? '' }]}
          courseId={courseId}
          addressOf={createQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
      {doomed && <DeleteQuizDialog quiz={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}
