import type { StudentExamSubmission } from '@academy/contract/final-exams'
import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import { toast } from '../../../lib/toast.ts'
import { CheckRow, LazyExamResult, Lobby, LobbySkeleton } from '../../attempts/index.ts'
import { useCourseProgress } from '../../progress/index.ts'
import { examLobbyQuery } from './api.ts'
import { ExamFailed } from './exam-failed.tsx'

type ExamLobbyProps = {
  courseId: string
  problem: string | null
  /** Under a passed result. */
  certificateOf: (submission: StudentExamSubmission) => ReactNode
  onStart: () => void
}

/** Who has handed in sees the result; who has lectures left sees which. */
export function ExamLobby({ courseId, problem, certificateOf, onStart }: ExamLobbyProps) {
  const goBack = useGoBack()
  const found = useQuery(examLobbyQuery(courseId))
  const { data, error } = found
  // Without an answer the page itself says why.
  const message = error && data ? failureMessage(error, FINAL_EXAM_MESSAGES.loadFailed) : null
  useEffect(() => {
    if (message) toast.error(message, { id: 'sitting' })
  }, [message])

  if (error && !data) return <ExamFailed courseId={courseId} found={found} />
  if (!data) return <LobbySkeleton onLeave={goBack} />
  if (data.submission)
    return (
      // The certificate's code comes with it: what stands below would be pushed down.
      <Suspense fallback={<LobbySkeleton onLeave={goBack} />}>
        <LazyExamResult submission={data.submission} certificate={certificateOf(data.submission)} />
      </Suspense>
    )
  const { finalExam, running, serverNow } = data
  if (!finalExam)
    return (
      <ExamFailed
        courseId={courseId}
        // An error beside an answer is not why there is none.
        found={{ error: null, isFetching: found.isFetching, refetch: found.refetch }}
      />
    )
  return (
    <Lobby
      kind="final-exam"
      title={finalExam.title}
      description={finalExam.description}
      under={finalExam.courseTitle}
      facts={finalExam}
      running={running}
      serverNow={serverNow}
      checks={<LecturesCheck courseId={courseId} />}
      problem={problem}
      isStarting={false}
      onStart={onStart}
      onLeave={goBack}
    />
  )
}

function LecturesCheck({ courseId }: { courseId: string }) {
  const { progress } = useCourseProgress(courseId)
  if (!progress || progress.allLectures === 0) return null
  const { completedLectures, allLectures } = progress
  return (
    <CheckRow
      title={
        <Plural
          value={allLectures}
          one={`${completedLectures} of # lecture complete`}
          other={`${completedLectures} of # lectures complete`}
        />
      }
    />
  )
}
