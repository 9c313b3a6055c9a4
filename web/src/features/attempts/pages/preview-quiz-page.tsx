import type { StudentQuiz } from '@academy/contract/quizzes'
import { QUIZ_MESSAGES } from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { studyAddress } from '../../courses/index.ts'
import { PreviewFrame } from '../../lectures/index.ts'
import { quizPreviewQuery } from '../api.ts'
import { SittingScreen } from '../components/sitting-screen.tsx'
import { FocusMessage } from '../lobby/focus-message.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { usePreviewSitting } from '../preview/use-preview-sitting.ts'
import { type PageSitting, useSnapshot } from '../use-sitting.ts'

/** The lobby and the questions of a quiz as a student has them; answers stay on the screen. */
export function PreviewQuizPage() {
  const id = (useParams().id ?? '').toLowerCase()
  const { data } = useQuery(quizPreviewQuery(id))
  return (
    <PreviewFrame courseId={data?.quiz.course}>
      <PreviewQuiz key={id} id={id} />
    </PreviewFrame>
  )
}

type Stage = 'lobby' | 'sitting' | 'over'

function PreviewQuiz({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('lobby')
  const { data, error, refetch, isFetching } = useQuery(quizPreviewQuery(id))
  const over = useCallback(() => setStage('over'), [])
  usePageTitle(data?.quiz.title ?? t`Quiz`)
  const leave = () => navigate(studyAddress(data?.quiz.course ?? ''))
  if (error && !data) {
    const isMissing = error instanceof CallFailure && [400, 404].includes(error.status)
    return (
      <main id="main" tabIndex={-1} className="wrap py-10">
        <ErrorPanel
          level={1}
          message={isMissing ? t`Quiz Not Found` : failureMessage(error, QUIZ_MESSAGES.loadFailed)}
          retrying={isFetching}
          onRetry={isMissing ? undefined : () => void refetch()}
        />
      </main>
    )
  }
  if (!data) return <LobbySkeleton onLeave={leave} />
  const { quiz, serverNow } = data
  if (stage === 'sitting') return <PreviewSitting quiz={quiz} onOver={over} />
  if (stage === 'over')
    return (
      <FocusMessage title={quiz.title} onLeave={leave}>
        <EmptyState
          level={1}
          title={<Trans>Nothing was handed in</Trans>}
          action={
            <Button variant="primary" onClick={() => setStage('lobby')}>
              <Trans>Begin again</Trans>
            </Button>
          }
        >
          <Trans>A student’s answers are on their way now. Yours were on this screen only.</Trans>
        </EmptyState>
      </FocusMessage>
    )
  return (
    <Lobby
      kind="quiz"
      title={quiz.title}
      description={quiz.description}
      under={quiz.lectureTitle ?? ''}
      facts={quiz}
      running={null}
      serverNow={serverNow}
      problem={null}
      isStarting={false}
      onStart={() => setStage('sitting')}
      onLeave={leave}
    />
  )
}

type PreviewSittingProps = { quiz: StudentQuiz; onOver: () => void }

function PreviewSitting({ quiz, onOver }: PreviewSittingProps) {
  const sitting = usePreviewSitting(quiz)
  return sitting ? <Sat sitting={sitting} course={quiz.course} onOver={onOver} /> : <FullPageLoader />
}

type SatProps = { sitting: PageSitting; course: string; onOver: () => void }

function Sat({ sitting, course, onOver }: SatProps) {
  const { phase, paper } = useSnapshot(sitting)
  const isOver = phase === 'ended' || phase === 'failed'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (!paper || isOver) return <FullPageLoader />
  return <SittingScreen sitting={sitting} paper={paper} leaveTo={studyAddress(course)} isPreview />
}
