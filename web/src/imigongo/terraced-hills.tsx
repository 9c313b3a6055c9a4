import { memo } from 'react'
import { drawHills, hillsCanvas } from './hills.ts'
import { Paths } from './paths.tsx'

/** The horizon of the home page, the 404 page and the empty dashboard. Size and crop come from the class. */
export const Hills = memo(function Hills({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${hillsCanvas.width} ${hillsCanvas.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      className={`hills ${className ?? ''}`}
    >
      <Paths shapes={drawHills()} />
    </svg>
  )
})
