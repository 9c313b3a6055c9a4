import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LobbySkeleton, PreviewedPaper, type SatPaper } from '../../attempts/index.ts'
import { studyAddress } from '../../courses/index.ts'
import { PreviewFrame } from '../../lectures/index.ts'
import { quizPreviewQuery } from '../student/api.ts'

/** The lobby and the questions of a quiz as a student has them. */
export function PreviewQuizPage() {
  const id = (useParams().id ?? '').toLowerCase()
  const { data } = useQuery(quizPreviewQuery(id))
  return (
    <PreviewFrame courseId={data?.quiz.course}>
      <PreviewQuiz key={id} id={id} />
    </PreviewFrame>
  )
}

function PreviewQuiz({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const found = useQuery(quizPreviewQuery(id))
  const { data, error } = found
  const quiz = data?.quiz
  const paper = useMemo((): SatPaper | undefined => {
    if (!quiz) return undefined
    const { title, course, timeLimit, questions = [], lectureTitle } = quiz
    return { kind: 'quiz', title, course, courseTitle: lectureTitle ?? '', questions, timeLimit }
  }, [quiz])
  usePageTitle(quiz?.title ?? t`Quiz`)
  if (error && !data) {
    const isMissing = error instanceof CallFailure && [400, 404].includes(error.status)
    return (
      <main id="main" tabIndex={-1} className="wrap py-10">
        <ErrorPanel
          level={1}
          message={isMissing ? t`Quiz Not Found` : failureMessage(error, QUIZ_MESSAGES.loadFailed)}
          found={found}
        />
      </main>
    )
  }
  if (!data || !paper) return <LobbySkeleton onLeave={() => navigate(studyAddress(quiz?.course ?? ''))} />
  return (
    <PreviewedPaper
      paper={paper}
      description={data.quiz.description}
      under={paper.courseTitle}
      facts={data.quiz}
      serverNow={data.serverNow}
    />
  )
}
