import { DocumentPlayer } from './document-player.tsx'
import { MediaPlayer } from './media-player.tsx'
import type { PlayerProps } from './player-props.ts'
import { SlidesPlayer } from './slides-player.tsx'

/** The player that fits the lecture. */
export function LectureStage(props: PlayerProps) {
  const { lectureType } = props.lecture
  if (lectureType === 'notes') return <SlidesPlayer {...props} />
  if (lectureType === 'document') return <DocumentPlayer {...props} />
  return <MediaPlayer {...props} />
}
