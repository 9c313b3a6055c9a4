import type { Lecture } from '@academy/contract/lectures'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './media.module.css'
import type { PlayerProps } from './player-props.ts'

// Each kind of lecture downloads its own player only.
const players = {
  media: lazyPart(() => import('./media-player.tsx'), 'MediaPlayer'),
  document: lazyPart(() => import('./document-player.tsx'), 'DocumentPlayer'),
  notes: lazyPart(() => import('./slides-player.tsx'), 'SlidesPlayer'),
}

const kindOf = (lectureType: Lecture['lectureType']) =>
  lectureType === 'video' || lectureType === 'audio' ? 'media' : lectureType

/** As soon as the kind is known, beside what else the page asks for. */
export const preloadPlayer = (lectureType: Lecture['lectureType']) =>
  players[kindOf(lectureType)].preload().catch(() => undefined)

/** The player that fits the lecture. What stands below comes with it: nobody knows before how high slides are. */
export function LectureStage({ below, ...props }: PlayerProps & { below: ReactNode }) {
  const { lectureType } = props.lecture
  const Player = players[kindOf(lectureType)]
  return (
    <Suspense fallback={<StageSkeleton lectureType={lectureType} />}>
      <Player {...props} />
      {below}
    </Suspense>
  )
}

function StageSkeleton({ lectureType }: Pick<Lecture, 'lectureType'>) {
  return (
    <SkeletonGroup className={`${styles.media} ${styles.wait}`}>
      <Skeleton className={styles[`${lectureType}Wait`]} />
    </SkeletonGroup>
  )
}
