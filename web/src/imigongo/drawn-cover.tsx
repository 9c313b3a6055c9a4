import { drawCover } from '@academy/contract/courses/cover'
import { memo, useId, useMemo } from 'react'
import { Paths } from './paths.tsx'

export type DrawnCoverProps = {
  seed: string
  category: string
  width?: number
  height?: number
  align?: string
  className?: string
}

/** The bare drawing. Pages take it through `LazyCover`. */
export const DrawnCover = memo(function DrawnCover(props: DrawnCoverProps) {
  const { seed, category, align = 'xMidYMin', className } = props
  const drawing = useMemo(
    () => drawCover({ seed, category, width: props.width, height: props.height }),
    [seed, category, props.width, props.height],
  )
  const clipId = useId()
  const { width, height, palette, panel, motif, sun, mirrored, leftEdge } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
      focusable="false"
      className={className}
      data-left-edge={leftEdge}
    >
      {panel === null ? (
        <Paths shapes={motif} />
      ) : (
        <>
          <clipPath id={clipId}>
            <path d={panel} />
          </clipPath>
          <rect width={width} height={height} fill={palette.ground} />
          <g transform={mirrored ? `translate(${width}) scale(-1 1)` : undefined}>
            <Paths shapes={sun} />
            <g clipPath={`url(#${clipId})`}>
              <Paths shapes={motif} />
            </g>
            <path d={panel} fill="none" stroke={palette.ground} strokeWidth={22} />
            <path d={panel} fill="none" stroke={palette.pop} strokeWidth={7} />
          </g>
        </>
      )}
    </svg>
  )
})
