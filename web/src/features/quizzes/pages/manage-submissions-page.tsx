import * as M from '@academy/contract/quizzes/messages'
import { isAdmin } from '@academy/contract/users/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { useSession } from '../../users/index.ts'
import { quizSubmissionsQuery } from '../grading/api.ts'
import { QuizSubmissions } from '../grading/submissions/quiz-submissions.tsx'
import { useSubmissionView } from '../grading/submissions/submission-view.ts'
import { ViewTabs } from '../grading/submissions/view-tabs.tsx'
import { GoBack } from '../grading/workspace/go-back.tsx'
import styles from './manage-submissions-page.module.css'

const QuizSittings = lazyPart(() => import('../grading/submissions/quiz-sittings.tsx'), 'QuizSittings')

/** The submissions of one quiz, and who is sitting it; which of the two stands in the address. */
export function ManageSubmissionsPage() {
  const { t } = useLingui()
  const { quizId = '' } = useParams()
  const { role } = useSession()
  const [params] = useSearchParams()
  const view = useSubmissionView({ isOfQuiz: true })
  const found = useQuery(quizSubmissionsQuery(quizId, view.query))
  const { data, error } = found
  usePageTitle(data ? t`Submissions of ${data.quiz.title}` : undefined, { place: `submissions ${quizId}` })
  const names = useCourseNames(data?.quiz.course)
  const isRefused = error instanceof CallFailure && [400, 403, 404].includes(error.status)
  const home = role && isAdmin(role) ? '/admin/quizzes' : '/instructor/quizzes'
  const isSittings = params.get('view') === 'sittings'
  const count = data?.quiz.questionCount ?? 0
  return (
    <>
      <PortalTitle names={names}>{data?.quiz.title ?? <Trans>Submissions</Trans>}</PortalTitle>
      <p className={styles.crumb}>
        <GoBack otherwise={home} />
        {data && (
          <span className="num">
            <Plural value={count} one="# question" other="# questions" />
          </span>
        )}
      </p>
      {isRefused ? (
        <ErrorPanel message={failureMessage(error, M.loadSubmissionsFailed)} back found={found} />
      ) : (
        <>
          <ViewTabs isSittings={isSittings} />
          {isSittings ? (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <QuizSittings quizId={quizId} />
            </Suspense>
          ) : (
            <QuizSubmissions quizId={quizId} view={view} found={found} />
          )}
        </>
      )}
    </>
  )
}
