import type { QuizInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { CourseQuizzes } from '../components/course-quizzes.tsx'
import { CreateQuizDialog } from '../components/create-quiz-dialog.tsx'
import { DeleteQuizDialog } from '../components/delete-quiz-dialog.tsx'
import { quizzesByCourse } from '../quiz-list-view.ts'
import { allQuizzesQuery } from '../teaching-api.ts'
import { createQuizAddress } from '../teaching-places.ts'
import '../../../ui/styles/accordion.css'
import '../managed-quizzes.css'

/** Every quiz, by course; the open course and the search live in the address. */
export function AdminQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const view = useAddressView()
  const { data, error, isFetching, refetch } = useQuery(allQuizzesQuery)
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([view.read('course')]))
  const q = view.read('q')
  const toggle = (id: string) => {
    const next = new Set(open)
    const isOpening = !next.delete(id)
    if (isOpening) next.add(id)
    setOpen(next)
    view.write({ course: isOpening ? id : '' })
  }
  const retry = { message: failureMessage(error, M.loadAllFailed), retrying: isFetching, onRetry: refetch }
  const found = data && quizzesByCourse(data.courses, data.quizzes, q)
  return (
    <>
      <PortalTitle>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <div className="managed-tools">
        <SearchBox
          label={t`Search courses`}
          placeholder={t`Search by course title`}
          value={q}
          onSearch={(typed) => view.write({ q: typed })}
        />
        <div className="portal-action">
          <Button variant="primary" onClick={() => view.write({ create: true })}>
            <Plus aria-hidden="true" />
            <Trans>Create quiz</Trans>
          </Button>
        </div>
      </div>
      <p role="status" className="managed-count num">
        {found && <Plural value={found.length} one="# course" other="# courses" />}
      </p>
      {error && data && <StaleBanner className="mb-4" {...retry} />}
      {found ? (
        <Accordion>
          {found.map(({ course, quizzes }) => (
            <CourseQuizzes
              key={course._id}
              course={course}
              quizzes={quizzes}
              isOpen={open.has(course._id)}
              onToggle={() => toggle(course._id)}
              onCreate={() => view.write({ create: true, course: course._id })}
              onDelete={setDoomed}
            />
          ))}
        </Accordion>
      ) : error ? (
        <ErrorPanel {...retry} />
      ) : (
        <Waiting />
      )}
      {found?.length === 0 && <NoneFound isSearch={q !== ''} onReset={() => view.write({ q: '' })} />}
      {view.has('create') && data && (
        <CreateQuizDialog
          key={view.read('course')}
          courses={data.courses}
          courseId={view.read('course')}
          addressOf={createQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
      {doomed && <DeleteQuizDialog quiz={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function NoneFound({ isSearch, onReset }: { isSearch: boolean; onReset: () => void }) {
  if (!isSearch) return <EmptyState title={<Trans>No courses yet</Trans>} />
  return (
    <EmptyState
      title={<Trans>No Courses Found</Trans>}
      action={
        <Button variant="primary" onClick={onReset}>
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-3" />
      ))}
    </SkeletonGroup>
  )
}
