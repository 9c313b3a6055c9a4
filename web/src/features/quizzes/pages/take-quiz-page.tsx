import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import {
  FocusMessage,
  LazySitting,
  LobbySkeleton,
  type SittingEnd,
  useKeptSitting,
  useLastPerson,
  usePreloadedSitting,
} from '../../attempts/index.ts'
import { quizListAddress } from '../addresses.ts'
import { QuizLobby } from '../student/quiz-lobby.tsx'

/** /take-quiz/:id: the lobby, then the sitting; straight into the sitting where this device holds one. */
export function TakeQuizPage() {
  const id = (useParams().id ?? '').toLowerCase()
  const { user } = useLastPerson()
  return <TakeQuiz key={`${user._id}/${id}`} id={id} person={user._id} />
}

function TakeQuiz({ id, person }: { id: string; person: string }) {
  const navigate = useNavigate()
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const isKept = useKeptSitting('quiz', id, person)
  const [isStarted, setIsStarted] = useState(false)
  const [failure, setFailure] = useState<{ status: number; message: string } | null>(null)

  const onEnd = useCallback(
    ({ submission, isAuto }: SittingEnd) => {
      if (isAuto) toast.success(QUIZ_MESSAGES.autoSubmitted)
      else if (submission) toast.success(QUIZ_MESSAGES.submitted)
      else toast.info(QUIZ_MESSAGES.alreadySubmitted)
      void queryClient.invalidateQueries()
      navigate(`/quiz/result/${id}`, { replace: true })
    },
    [queryClient, navigate, id],
  )
  const onFailed = useCallback((why: { status: number; message: string }) => {
    const message = why.message || QUIZ_MESSAGES.loadFailed
    toast.error(message, { id: 'sitting' })
    setFailure({ ...why, message })
    setIsStarted(false)
  }, [])

  usePreloadedSitting()
  if (isKept === null) return <LobbySkeleton onLeave={goBack} />
  if (isStarted || (isKept && !failure))
    return <LazySitting kind="quiz" id={id} leaveTo={quizListAddress} onEnd={onEnd} onFailed={onFailed} />
  if (isKept && failure)
    return (
      <FocusMessage title={QUIZ_MESSAGES.loadFailed} onLeave={goBack}>
        <ErrorPanel level={1} message={failure.message} back />
      </FocusMessage>
    )
  return (
    <QuizLobby
      id={id}
      problem={failure?.message ?? null}
      onStart={() => {
        setFailure(null)
        setIsStarted(true)
      }}
    />
  )
}
