import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Select } from '../../../ui/select.tsx'
import { plainQuestion, QuestionHeading } from '../../attempts/index.ts'
import { AnswerOptions } from '../grading/answer-options.tsx'
import { ByQuestionBar } from '../grading/by-question-bar.tsx'
import { byQuestionAddress, type CockpitState } from '../grading/places.ts'
import { StudentAnswer } from '../grading/student-answer.tsx'
import { useByQuestion } from '../grading/use-by-question.ts'
import { quizQuery } from '../teaching-api.ts'
import { submissionsAddress } from '../teaching-places.ts'
import '../grading/grading.css'
import '../grading/by-question.css'

export function GradeQuestionPage() {
  const { quizId = '', questionId = '' } = useParams()
  return <OneQuestion key={questionId} quizId={quizId} questionId={questionId} />
}

/** One question with everybody's answer to it: fair, because all are read in one go. */
function OneQuestion({ quizId, questionId }: { quizId: string; questionId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const state = useLocation().state as CockpitState | null
  const [params, setParams] = useSearchParams()
  const isWaitingOnly = params.get('show') === 'waiting'
  const all = useByQuestion(quizId, questionId)
  const { data, error, refetch, isFetching } = all.found
  const { data: quiz } = useQuery(quizQuery(quizId))
  usePageTitle(data && t`Grading by question`, { place: 'by-question' })
  const questions = quiz?.quiz.questions ?? []
  const answers = data?.answers ?? []
  const waiting = answers.filter(({ marksAwarded }) => marksAwarded === null).length
  const shown = isWaitingOnly
    ? answers.filter(({ marksAwarded, submissionId }) => marksAwarded === null || all.changes[submissionId])
    : answers
  return (
    <div className="cockpit by-question-page">
      <ByQuestionBar
        quizTitle={quiz?.quiz.title}
        leaveTo={state?.from ?? submissionsAddress(quizId)}
        changedCount={all.count}
        isSaving={all.isSaving}
        onSave={all.save}
      />
      <main id="main" tabIndex={-1} className="by-question-main">
        {!data && error && (
          <ErrorPanel
            message={failureMessage(error, M.loadSubmissionsFailed)}
            onRetry={() => refetch()}
            retrying={isFetching}
            back
          />
        )}
        {!data && !error && <FullPageLoader />}
        {data && (
          <>
            {questions.length > 1 && (
              <Select
                aria-label={t`Question`}
                value={questionId}
                options={questions.map(({ _id, question }, at) => ({
                  value: _id,
                  label: `${at + 1}. ${plainQuestion(question)}`,
                }))}
                onChange={(event) =>
                  navigate(byQuestionAddress(quizId, event.target.value), { replace: true, state })
                }
              />
            )}
            <section className="card by-question-asked">
              <QuestionHeading id="asked" text={data.question.question} />
              {data.question.questionType === 'multiple-choice' && (
                <AnswerOptions question={data.question} chosen={null} />
              )}
            </section>
            <fieldset className="seg" aria-label={t`Answers shown`}>
              <button
                type="button"
                aria-pressed={!isWaitingOnly}
                onClick={() => setParams({}, { replace: true, state })}
              >
                <Trans>All {answers.length}</Trans>
              </button>
              <button
                type="button"
                aria-pressed={isWaitingOnly}
                onClick={() => setParams({ show: 'waiting' }, { replace: true, state })}
              >
                <Trans>Waiting {waiting}</Trans>
              </button>
            </fieldset>
            {data.hasMore && (
              <p className="text-meta text-text-2">
                <Trans>These are the first {answers.length} answers. More come up as you save marks.</Trans>
              </p>
            )}
            {shown.length > 0 ? (
              <ul className="grid gap-3">
                {shown.map((answer) => (
                  <StudentAnswer
                    key={answer.submissionId}
                    answer={answer}
                    question={data.question}
                    all={all}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={
                  isWaitingOnly ? <Trans>Every answer has marks</Trans> : <Trans>No Submissions Yet</Trans>
                }
              />
            )}
          </>
        )}
      </main>
      <LeaveGuard when={all.count > 0}>
        <Trans>Your marks are not saved yet. They stay on this device and come back when you return.</Trans>
      </LeaveGuard>
    </div>
  )
}
