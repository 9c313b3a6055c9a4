import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { createQuizAddress } from '../teaching/addresses.ts'
import { CreateQuizDialog } from '../teaching/create-quiz-dialog.tsx'
import { QuizList } from '../teaching/quiz-list.tsx'

/** The quizzes of the course in the address, for admins. */
export function CourseQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const courseId = useParams().courseId?.toLowerCase() ?? ''
  const names = useCourseNames(courseId)
  const view = useAddressView()
  const create = (
    <Button variant="primary" onClick={() => view.write({ create: true })}>
      <Plus aria-hidden="true" />
      <Trans>Create quiz</Trans>
    </Button>
  )
  return (
    <>
      <PortalTitle names={names} actions={create}>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <div className="portal-action min-[1001px]:hidden">{create}</div>
      <QuizList
        courseId={courseId}
        none={
          <EmptyState level={3} title={<Trans>No quizzes yet</Trans>} action={create}>
            <Trans>A quiz belongs to a lecture: choose one, then write the questions or import them.</Trans>
          </EmptyState>
        }
      />
      {view.has('create') && (
        <CreateQuizDialog
          courses={[{ _id: courseId, title: names.course ?? '' }]}
          courseId={courseId}
          addressOf={createQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
    </>
  )
}
