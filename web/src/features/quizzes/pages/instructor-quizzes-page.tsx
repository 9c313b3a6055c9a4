import type { QuizInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { CreateQuizDialog } from '../components/create-quiz-dialog.tsx'
import { DeleteQuizDialog } from '../components/delete-quiz-dialog.tsx'
import { QuizTable } from '../components/quiz-table.tsx'
import { listQuizzes, sortIn, sortText } from '../quiz-list-view.ts'
import { instructorQuizzesQuery } from '../teaching-api.ts'
import { newQuizAddress } from '../teaching-places.ts'
import '../managed-quizzes.css'

export function InstructorQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const view = useAddressView()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(instructorQuizzesQuery)
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const [course, q, sort] = [view.read('course'), view.read('q'), sortIn(view.read('sort'))]
  const names = useCourseNames(course)
  const courses = data?.courses ?? []
  const found = data && listQuizzes(data.quizzes, { course, q, sort })
  const isNarrowed = course !== '' || q !== ''
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
      <div className="managed-tools">
        <SearchBox
          label={t`Search quizzes`}
          placeholder={t`Search by title or lecture`}
          value={q}
          onSearch={(typed) => view.write({ q: typed })}
        />
        <Select
          aria-label={t`Course`}
          value={course}
          placeholder={t`All courses`}
          onChange={(event) => view.write({ course: event.target.value })}
          options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
        <div className="portal-action">{create}</div>
      </div>
      <p role="status" className="managed-count num">
        {found && <Plural value={found.length} one="# quiz" other="# quizzes" />}
      </p>
      <QuizTable
        quizzes={found}
        courseNames={new Map(courses.map(({ _id, title }) => [_id, title]))}
        sort={sort}
        onSort={(next) => view.write({ sort: sortText(next) })}
        refreshing={isPlaceholderData}
        error={
          error
            ? { message: failureMessage(error, M.loadAllFailed), onRetry: refetch, retrying: isFetching }
            : undefined
        }
        empty={
          isNarrowed ? (
            <NoneFound onReset={() => view.write({ course: '', q: '' })} />
          ) : courses.length === 0 ? (
            <NoCourses />
          ) : (
            <EmptyState level={3} title={<Trans>No quizzes yet</Trans>} action={create}>
              <Trans>A quiz belongs to a lecture: choose one, then write the questions or import them.</Trans>
            </EmptyState>
          )
        }
        onDelete={setDoomed}
      />
      {view.has('create') && data && (
        <CreateQuizDialog
          courses={courses}
          courseId={course}
          addressOf={newQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
      {doomed && <DeleteQuizDialog quiz={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function NoneFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      level={3}
      title={<Trans>No quizzes found</Trans>}
      action={
        <Button variant="primary" onClick={onReset}>
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}

function NoCourses() {
  return (
    <EmptyState
      level={3}
      title={<Trans>No courses yet</Trans>}
      action={
        <ButtonLink variant="primary" to="/instructor/courses/new">
          <Trans>Create your first course</Trans>
        </ButtonLink>
      }
    >
      <Trans>A quiz belongs to a lecture of a course.</Trans>
    </EmptyState>
  )
}
