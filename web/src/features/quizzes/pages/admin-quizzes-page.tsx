import type { QuizInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { Button } from '../../../ui/button.tsx'
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx'
import { type Selection, without } from '../../../ui/data-table/selection.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { adminCoursesQuery, CourseAccordion, useCourseNames } from '../../courses/index.ts'
import { createQuizAddress } from '../teaching/addresses.ts'
import { CourseQuizzes } from '../teaching/course-quizzes.tsx'
import { CreateQuizDialog } from '../teaching/create-quiz-dialog.tsx'
import { DeleteQuizDialog } from '../teaching/delete-quiz-dialog.tsx'
import { QuizBulk } from '../teaching/quiz-bulk.tsx'
import '../../../ui/styles/data-table.css'
import '../../../ui/styles/accordion.css'

/** Every quiz, by course; those without one too, so that one can be made. */
export function AdminQuizzesPage() {
  const { t } = useLingui()
  usePageTitle(t`Quizzes`)
  const view = useAddressView()
  const names = useCourseNames(view.read('course'))
  const isCreating = view.has('create')
  // All of them to choose from, and only then.
  const { data: courses } = useQuery({ ...adminCoursesQuery, enabled: isCreating })
  const [doomed, setDoomed] = useState<QuizInList | null>(null)
  const [chosen, setChosen] = useState<Selection>(new Set())
  return (
    <>
      <PortalTitle names={names}>
        <Trans>Quizzes</Trans>
      </PortalTitle>
      <CourseAccordion
        counts="pending"
        failed={M.loadAllFailed}
        csv={(course) => callFile('GET /api/quiz/all/csv', { query: { course } })}
        action={
          <Button variant="primary" onClick={() => view.write({ create: view.read('course') || true })}>
            <Plus aria-hidden="true" />
            <Trans>Create quiz</Trans>
          </Button>
        }
        item={(course, place) => (
          <CourseQuizzes
            key={course._id}
            course={course}
            onCreate={() => view.write({ create: course._id })}
            onDelete={setDoomed}
            chosen={chosen}
            onChoose={setChosen}
            {...place}
          />
        )}
      />
      <BulkBar count={chosen.size} onClear={() => setChosen(new Set())}>
        <QuizBulk chosen={chosen} whose="all" onDone={(left) => setChosen(new Set(left))} />
      </BulkBar>
      {isCreating && courses && (
        <CreateQuizDialog
          key={view.read('create')}
          courses={courses}
          courseId={view.read('create')}
          addressOf={createQuizAddress}
          onClose={() => view.write({ create: false })}
        />
      )}
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
