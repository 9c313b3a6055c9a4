import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import { toast } from '../../../lib/toast.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
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
import { studyAddress } from '../../courses/index.ts'
import { ExamLobby } from '../student/exam-lobby.tsx'

const ExamCertificate = lazyPart(() => import('./exam/exam-certificate.tsx'), 'ExamCertificate', {
  rooms: 'certificates',
})

/** /final-exam/:courseId: the lobby, the sitting, and the result once there is one. */
export function FinalExamPage() {
  const courseId = (useParams().courseId ?? '').toLowerCase()
  const { user } = useLastPerson()
  if (['', 'undefined', 'null'].includes(courseId)) return <NoCourse />
  if (!isId(courseId)) return <Navigate to="/courses" replace />
  return <FinalExam key={`${user._id}/${courseId}`} courseId={courseId} person={user._id} />
}

function NoCourse() {
  const { t } = useLingui()
  const goBack = useGoBack()
  usePageTitle(t`Final exam`)
  return (
    <FocusMessage title={<Trans>Final exam</Trans>} onLeave={goBack}>
      <EmptyState
        level={1}
        title={FINAL_EXAM_MESSAGES.courseIdMissing}
        action={
          <ButtonLink to="/" variant="primary">
            <Trans>Return home</Trans>
          </ButtonLink>
        }
      />
    </FocusMessage>
  )
}

function FinalExam({ courseId, person }: { courseId: string; person: string }) {
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const isKept = useKeptSitting('final-exam', courseId, person)
  const [isStarted, setIsStarted] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const onEnd = useCallback(
    ({ submission, isAuto }: SittingEnd) => {
      if (isAuto) toast.success(FINAL_EXAM_MESSAGES.autoSubmitted)
      else if (submission) toast.success(FINAL_EXAM_MESSAGES.submitted)
      else toast.info(FINAL_EXAM_MESSAGES.alreadySubmitted)
      void queryClient.invalidateQueries()
      setIsOver(true)
    },
    [queryClient],
  )
  const onFailed = useCallback(({ message }: { message: string }) => {
    const words = message || FINAL_EXAM_MESSAGES.accessFailed
    toast.error(words, { id: 'sitting' })
    setFailure(words)
    setIsStarted(false)
  }, [])

  usePreloadedSitting()
  if (isKept === null) return <LobbySkeleton onLeave={goBack} />
  if (!isOver && (isStarted || (isKept && !failure)))
    return (
      <LazySitting kind="final-exam" id={courseId} leaveTo={studyAddress} onEnd={onEnd} onFailed={onFailed} />
    )
  if (!isOver && isKept && failure)
    return (
      <FocusMessage title={<Trans>Final exam</Trans>} onLeave={goBack}>
        <ErrorPanel level={1} message={failure} back />
      </FocusMessage>
    )
  return (
    <ExamLobby
      courseId={courseId}
      problem={failure}
      certificateOf={(exam) => <ExamCertificate courseId={courseId} exam={exam} />}
      onStart={() => {
        setFailure(null)
        setIsStarted(true)
      }}
    />
  )
}
