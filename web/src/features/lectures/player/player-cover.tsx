import { DrawnCover } from '../../../imigongo/drawn-cover.tsx'
import type { PlayerProps } from './player-props.ts'

/** The course's art, where there is no picture or none yet. It downloads no picture. */
export function PlayerCover({ course }: Pick<PlayerProps, 'course'>) {
  return (
    <DrawnCover
      seed={course._id}
      category={course.category}
      width={640}
      className="media-cover"
      align="xMidYMid"
    />
  )
}
