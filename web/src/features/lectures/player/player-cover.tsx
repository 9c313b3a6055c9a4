import { useMemo } from 'react'
import { CoverSvg } from '../../../imigongo/course-cover.tsx'
import { drawCover } from '../../../imigongo/cover.ts'
import type { PlayerProps } from './player-props.ts'

/** The course's art, where there is no picture or none yet. It downloads nothing. */
export function PlayerCover({ course }: Pick<PlayerProps, 'course'>) {
  const drawing = useMemo(
    () => drawCover({ seed: course._id, category: course.category, width: 640, height: 360 }),
    [course._id, course.category],
  )
  return <CoverSvg drawing={drawing} className="media-cover" align="xMidYMid" />
}
