import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { QUIZ_PASS_PERCENT } from '@academy/contract/quizzes/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import {
  OverallFeedback,
  ResultHead,
  ResultSkeleton,
  ReviewList,
  reviewedQuestions,
} from '../../attempts/index.ts'
import { lectureAddress, studyAddress } from '../../courses/index.ts'
import { quizListAddress } from '../addresses.ts'
import { type QuizResult, quizResultQuery } from '../student/api.ts'

/** /quiz/result/:quizId: the own submission, with marks once it is graded. */
export function QuizResultPage() {
  const { t } = useLingui()
  const id = (useParams().quizId ?? '').toLowerCase()
  const found = useQuery(quizResultQuery(id))
  const { data, error } = found
  usePageTitle(data ? data.quiz.title : error ? t`Quiz result` : undefined)
  if (data?.submission) return <Result data={data} id={id} submission={data.submission} />
  if (data) return <NothingSubmitted data={data} id={id} />
  if (!error) return <ResultSkeleton />
  return (
    <div className="wrap py-10">
      <ErrorPanel level={1} message={failureMessage(error, QUIZ_MESSAGES.resultFailed)} back found={found} />
    </div>
  )
}

type ResultProps = { data: QuizResult; id: string; submission: NonNullable<QuizResult['submission']> }

function Result({ data: { quiz }, id, submission }: ResultProps) {
  const { t } = useLingui()
  const { answers, feedback, percentage, passed, submittedAt, isFinalised, totalMarksAwarded } = submission
  const items = useMemo(() => reviewedQuestions(quiz.questions ?? [], answers), [quiz, answers])
  const { lecture, lectureTitle } = quiz
  return (
    <div className="wrap pt-1 pb-8 md:pt-3 md:pb-16">
      <BackLink to={quizListAddress(quiz.course)}>
        <Trans>Quizzes &amp; Assignments</Trans>
      </BackLink>
      <CopyNote address={`/api/quiz/result/${id}`} />
      <ResultHead
        decimals={1}
        ringLabel={t`Score`}
        facts={{
          title: quiz.title,
          percentage,
          marksAwarded: totalMarksAwarded,
          totalMarks: quiz.totalMarks,
          passingPercent: quiz.passingScore ?? QUIZ_PASS_PERCENT,
          passed,
          submittedAt,
          isFinalised,
        }}
        awaiting={<Trans>Awaiting grade</Trans>}
        advice={lectureTitle && <Trans>Review “{lectureTitle}”, then continue.</Trans>}
        actions={
          <>
            <ButtonLink to={studyAddress(quiz.course)} variant="primary">
              <Trans>Back to course</Trans>
            </ButtonLink>
            {lecture && (
              <ButtonLink to={lectureAddress(lecture)}>
                <Trans>Open the lecture</Trans>
              </ButtonLink>
            )}
          </>
        }
      />
      {feedback && <OverallFeedback text={feedback} />}
      <ReviewList items={items} />
    </div>
  )
}

function NothingSubmitted({ data: { quiz }, id }: { data: QuizResult; id: string }) {
  return (
    <div className="wrap pt-1 pb-8 md:pt-3 md:pb-16">
      <BackLink to={quizListAddress(quiz.course)}>
        <Trans>Quizzes &amp; Assignments</Trans>
      </BackLink>
      <EmptyState
        level={1}
        title={<Trans>Nothing submitted yet</Trans>}
        action={
          <ButtonLink to={`/take-quiz/${id}`} variant="primary">
            <Trans>Take Quiz</Trans>
          </ButtonLink>
        }
      >
        <Trans>The result of “{quiz.title}” appears here once you have handed it in.</Trans>
      </EmptyState>
    </div>
  )
}
