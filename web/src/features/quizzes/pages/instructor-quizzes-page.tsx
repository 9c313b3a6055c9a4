import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { instructorCoursesQuery, useCourseNames } from '../../courses/index.ts'
import { newQuizAddress } from '../teaching/addresses.ts'
import { CreateQuizDialog } from '../teaching/create-quiz-dialog.tsx'
import { QuizList } from '../teaching/quiz-list.tsx'

/** An instructor's quizzes, of one course where the address names it. */
export function InstructorQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const view = useAddressView()
  const course = view.read('course')
  const names = useCourseNames(course)
  const { data: courses } = useQuery(instructorCoursesQuery)
  const create = (
    <Button variant="primary" onClick={() => view.write({ create: true })}>
      <Plus aria-hidden="true" />
      <Trans>Create quiz</Trans>
    </Button>
  )
  return (
    <>
      <PortalTitle names={names} isBelowPlace={names.course !== undefined} actions={create}>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <div className="portal-action min-[1001px]:hidden">{create}</div>
      <QuizList
        courses={courses ?? []}
        none={
          courses?.length === 0 ? (
            <NoCourses />
          ) : (
            <EmptyState level={3} title={<Trans>No quizzes yet</Trans>} action={create}>
              <Trans>A quiz belongs to a lecture: choose one, then write the questions or import them.</Trans>
            </EmptyState>
          )
        }
      />
      {view.has('create') && courses && (
        <CreateQuizDialog
          courses={courses}
          courseId={course}
          addressOf={newQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
    </>
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
