import { isId } from '@academy/contract/http/rules'
import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { failedAmong } from '../../../lib/queries/found.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { CourseNotFound, courseAddress, courseQuery, courseTeacherAddress } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { courseQuizzesQuery } from '../api.ts'
import { QuizItems } from '../student/quiz-items.tsx'
import { QuizListFrame } from '../student/quiz-list-frame.tsx'
import { QuizListSkeleton } from '../student/quiz-list-skeleton.tsx'
import { TeacherLinks } from '../teaching/lazy-teacher-links.ts'

const statusOf = (error: unknown) => (error instanceof CallFailure ? error.status : undefined)
const isMissing = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0)

/** /quiz/course/:courseId, /course/:courseId/quizzes and /quiz-list/:courseId. */
export function QuizListPage() {
  const { t } = useLingui()
  const id = (useParams().courseId ?? '').toLowerCase()
  const { role } = useSignedIn()
  const isStudent = role !== 'instructor' && !isAdministrator(role)
  const course = useQuery({ ...courseQuery(id), enabled: isId(id) })
  const list = useQuery({ ...courseQuizzesQuery(id), enabled: isId(id) })
  usePageTitle(course.data && t`Quizzes & Assignments`)

  if (!isId(id) || isMissing(course.error) || isMissing(list.error)) {
    return <CourseNotFound level={1} className="py-16" />
  }
  if (statusOf(list.error) === 403) return <Navigate to={courseAddress(id)} replace />
  const failed = failedAmong([course, list])
  if (failed) {
    return (
      <div className="wrap py-10">
        <ErrorPanel
          level={1}
          message={failureMessage(failed.error, QUIZ_MESSAGES.loadAllFailed)}
          found={failed}
        />
      </div>
    )
  }
  if (!course.data || !list.data) return <QuizListSkeleton course={course.data} />
  const { quizzes } = list.data
  return (
    <QuizListFrame course={course.data} list={list.data} askAt={courseTeacherAddress(course.data)}>
      <CopyNote address={`/api/quiz/course/${id}`} />
      {list.error && navigator.onLine && (
        <StaleBanner message={failureMessage(list.error, QUIZ_MESSAGES.loadAllFailed)} found={list} />
      )}
      {quizzes.length === 0 ? (
        <EmptyState title={<Trans>No Quizzes Available</Trans>}>
          {isStudent && (
            <Trans>Your instructor has not added quizzes to this course yet. They will appear here.</Trans>
          )}
        </EmptyState>
      ) : (
        <QuizItems
          quizzes={quizzes}
          level={2}
          actions={isStudent ? undefined : (quiz) => <TeacherLinks quiz={quiz} />}
        />
      )}
    </QuizListFrame>
  )
}
