import type { QuizInList } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Button } from '../../../ui/button.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { CourseAccordion } from '../../courses/index.ts'
import { CourseQuizzes } from '../components/course-quizzes.tsx'
import { CreateQuizDialog } from '../components/create-quiz-dialog.tsx'
import { DeleteQuizDialog } from '../components/delete-quiz-dialog.tsx'
import { quizzesByCourse } from '../quiz-list-view.ts'
import { allQuizzesQuery } from '../teaching-api.ts'
import { createQuizAddress } from '../teaching-places.ts'
import '../../../ui/styles/accordion.css'
import '../managed-quizzes.css'

/** Every quiz, by course; those without one too, so that one can be made. */
export function AdminQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const view = useAddressView()
  const query = useQuery(allQuizzesQuery)
  const { data } = query
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const quizzes = quizzesByCourse(data?.quizzes ?? [])
  return (
    <>
      <PortalTitle>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <CourseAccordion
        courses={data?.courses}
        query={query}
        failed={M.loadAllFailed}
        action={
          <Button variant="primary" onClick={() => view.write({ create: true })}>
            <Plus aria-hidden="true" />
            <Trans>Create quiz</Trans>
          </Button>
        }
        item={(course, place) => (
          <CourseQuizzes
            key={course._id}
            course={course}
            quizzes={quizzes.get(course._id) ?? []}
            onCreate={() => view.write({ create: true, course: course._id })}
            onDelete={setDoomed}
            {...place}
          />
        )}
      />
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
