import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { studyAddress } from '../../courses/index.ts'
import { SittingScreen } from '../components/sitting-screen.tsx'
import { FocusMessage } from '../lobby/focus-message.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import type { SatPaper } from '../papers.ts'
import { type PageSitting, useSnapshot } from '../use-sitting.ts'
import { usePreviewSitting } from './use-preview-sitting.ts'

type Shown = Pick<ComponentProps<typeof Lobby>, 'description' | 'under' | 'facts' | 'serverNow'>
interface PreviewedPaperProps extends Shown {
  /** The same object from one drawing to the next: another one begins anew. */
  paper: SatPaper
}

/** Lobby, questions and end of a paper as a student has them; answers stay on the screen. */
export function PreviewedPaper({ paper, ...shown }: PreviewedPaperProps) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<'lobby' | 'sitting' | 'over'>('lobby')
  const over = useCallback(() => setStage('over'), [])
  const leave = () => navigate(studyAddress(paper.course))
  if (stage === 'sitting') return <PreviewSitting paper={paper} onOver={over} />
  if (stage === 'over')
    return (
      <FocusMessage title={paper.title} onLeave={leave}>
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
      kind={paper.kind}
      title={paper.title}
      {...shown}
      running={null}
      problem={null}
      isStarting={false}
      onStart={() => setStage('sitting')}
      onLeave={leave}
    />
  )
}

type PreviewSittingProps = { paper: SatPaper; onOver: () => void }

function PreviewSitting({ paper, onOver }: PreviewSittingProps) {
  const sitting = usePreviewSitting(paper)
  return sitting ? <Sat sitting={sitting} course={paper.course} onOver={onOver} /> : <FullPageLoader />
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
