import type { AssessmentKind } from '@academy/contract/attempts'
import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { PageComing } from '../../../ui/page-coming.tsx'
import { LazySignInAgain } from '../../users/index.ts'
import type { SatSubmission } from '../papers.ts'
import { useLastPerson } from '../use-last-person.ts'
import { type PageSitting, useSitting, useSnapshot } from '../use-sitting.ts'
import { SittingScreen } from './sitting-screen.tsx'

export interface SittingEnd {
  /** What this page handed in; null where it ended otherwise. */
  submission: SatSubmission | null
  /** The time ran out. */
  isAuto: boolean
}
export type SittingPlaceProps = {
  kind: AssessmentKind
  id: string
  leaveTo: (course: string) => string
  onEnd: (end: SittingEnd) => void
  /** The attempt could not be opened, or may not go on. */
  onFailed: (failure: { status: number; message: string }) => void
}

/** The sitting from its opening, or its journal, to its end. */
export function SittingPlace({ kind, id, ...rest }: SittingPlaceProps) {
  const { user } = useLastPerson()
  const sitting = useSitting(kind, id, user._id)
  return sitting ? <Sat sitting={sitting} {...rest} /> : <PageComing />
}

type SatProps = Omit<SittingPlaceProps, 'kind' | 'id'> & { sitting: PageSitting }

function Sat({ sitting, leaveTo, onEnd, onFailed }: SatProps) {
  const { phase, paper, result, failure, isAutoHandIn, needsSignIn } = useSnapshot(sitting)
  const { user, isSignedIn } = useLastPerson()

  const isOut = needsSignIn || !isSignedIn
  useEffect(() => {
    if (isSignedIn) sitting.signedIn()
  }, [isSignedIn, sitting])

  const told = useRef(false)
  useEffect(() => {
    if (told.current || (phase !== 'ended' && phase !== 'failed')) return
    told.current = true
    if (phase === 'failed') onFailed(failure ?? { status: 0, message: '' })
    else onEnd({ submission: result, isAuto: isAutoHandIn || sitting.secondsLeft() === 0 })
  }, [phase, result, failure, isAutoHandIn, sitting, onEnd, onFailed])

  if (!paper || phase === 'ended' || phase === 'failed') return <PageComing />
  return (
    <>
      <SittingScreen sitting={sitting} paper={paper} leaveTo={leaveTo(paper.course)} />
      {isOut && (
        <Suspense>
          <LazySignInAgain email={user.email}>
            <Trans>
              Your session has ended. Your answers are saved on this phone, and the clock keeps running.
            </Trans>
          </LazySignInAgain>
        </Suspense>
      )}
    </>
  )
}
