import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import type { ReadState } from '../../../lib/queries/found.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FocusMessage, Lobby, LobbySkeleton } from '../../attempts/index.ts'
import { quizLobbyQuery } from './api.ts'

type QuizLobbyProps = { id: string; problem: string | null; onStart: () => void }

/** Who has submitted goes to the result, who must hear the lecture first goes back; everybody else may start. */
export function QuizLobby({ id, problem, onStart }: QuizLobbyProps) {
  const navigate = useNavigate()
  const goBack = useGoBack()
  const found = useQuery(quizLobbyQuery(id))
  const { data, error } = found
  const hasSubmitted = data?.hasSubmitted ?? false
  const lectureFirst = data?.requiresLectureCompletion
    ? QUIZ_MESSAGES.lectureFirst(data.lectureTitle ?? '')
    : null

  useEffect(() => {
    if (!hasSubmitted) return
    toast.info(QUIZ_MESSAGES.alreadySubmitted, { id: 'sitting' })
    navigate(`/quiz/result/${id}`, { replace: true })
  }, [hasSubmitted, id, navigate])
  useEffect(() => {
    if (!lectureFirst || hasSubmitted) return
    toast.error(lectureFirst, { id: 'sitting' })
    goBack()
  }, [lectureFirst, hasSubmitted, goBack])
  const message = error ? failureMessage(error, QUIZ_MESSAGES.loadFailed) : null
  useEffect(() => {
    if (message) toast.error(message, { id: 'sitting' })
  }, [message])

  if (message && !data) return <QuizFailed found={found} message={message} />
  if (!data || hasSubmitted || lectureFirst) return <LobbySkeleton onLeave={goBack} />
  const { quiz, running, serverNow } = data
  return (
    <Lobby
      kind="quiz"
      title={quiz.title}
      description={quiz.description}
      under={quiz.lectureTitle ?? ''}
      facts={quiz}
      running={running}
      serverNow={serverNow}
      problem={problem}
      isStarting={false}
      onStart={onStart}
      onLeave={goBack}
    />
  )
}

function QuizFailed({ found, message }: { found: ReadState; message: string }) {
  const { t } = useLingui()
  const goBack = useGoBack()
  const status = found.error instanceof CallFailure ? found.error.status : 0
  const isMissing = status === 404 || status === 400
  usePageTitle(isMissing ? t`Quiz Not Found` : t`Quiz`)
  return (
    <FocusMessage title={<Trans>Quiz</Trans>} onLeave={goBack}>
      <ErrorPanel
        level={1}
        message={isMissing ? <Trans>Quiz Not Found</Trans> : message}
        back
        found={found}
      />
    </FocusMessage>
  )
}
