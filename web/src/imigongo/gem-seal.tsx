import { memo } from 'react'
import { clayGem, drawGem, drawGemRow, type GemColours } from './gem.ts'
import { Paths } from './paths.tsx'

type GemProps = {
  /** A row of five instead of one. */
  wide?: boolean
  colours?: GemColours
  className?: string
}

/** The toothed diamond: at most once a page. */
export const Gem = memo(function Gem({ wide, colours = clayGem, className }: GemProps) {
  return (
    <svg
      viewBox={wide ? '75 0 600 150' : '0 0 400 400'}
      preserveAspectRatio={wide ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <Paths shapes={wide ? drawGemRow(colours) : drawGem(200, 200, 200, colours)} />
    </svg>
  )
})
