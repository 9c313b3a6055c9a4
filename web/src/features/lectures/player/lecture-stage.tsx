import type { Lecture } from '@academy/contract/lectures'
import { lazy, Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import type { PlayerProps } from './player-props.ts'

// Each kind of lecture downloads its own player only.
const players = {
  media: lazy(async () => ({ default: (await import('./media-player.tsx')).MediaPlayer })),
  document: lazy(async () => ({ default: (await import('./document-player.tsx')).DocumentPlayer })),
  notes: lazy(async () => ({ default: (await import('./slides-player.tsx')).SlidesPlayer })),
}

/** The player that fits the lecture. */
export function LectureStage(props: PlayerProps) {
  const { lectureType } = props.lecture
  const Player = players[lectureType === 'video' || lectureType === 'audio' ? 'media' : lectureType]
  return (
    <Suspense fallback={<StageSkeleton lectureType={lectureType} />}>
      <Player {...props} />
    </Suspense>
  )
}

/** As high as what comes, its bar of controls included, so that the title below does not move. */
function StageSkeleton({ lectureType }: Pick<Lecture, 'lectureType'>) {
  return (
    <SkeletonGroup className="media stage-wait">
      <Skeleton className={`stage-wait-${lectureType}`} />
    </SkeletonGroup>
  )
}
