import { outline } from '@academy/contract/courses/cover/shapes'
import { memo } from 'react'

const tooth = 40

/** Triangles within triangles along the width: a divider between two grounds. */
export function bandOutlines(width: number, height: number): { outer: string; inner: string } {
  let outer = ''
  let inner = ''
  for (let x = 0; x < width; x += tooth) {
    const peak = x + tooth / 2
    outer += outline([
      [x, height],
      [peak, 0],
      [x + tooth, height],
    ])
    inner += outline([
      [x + tooth / 4, height],
      [peak, height / 2],
      [x + (tooth * 3) / 4, height],
    ])
  }
  return { outer, inner }
}

type BandProps = { ground?: string; outer?: string; inner?: string; className?: string }

export const Band = memo(function Band(props: BandProps) {
  const {
    ground = 'var(--color-canvas)',
    outer = 'var(--color-ink)',
    inner = 'var(--hill-sun-core)',
    className,
  } = props
  const teeth = bandOutlines(1440, 40)
  return (
    <svg
      viewBox="0 0 1440 40"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={`block h-7 w-full ${className ?? ''}`}
    >
      <rect width={1440} height={40} fill={ground} />
      <path d={teeth.outer} fill={outer} />
      <path d={teeth.inner} fill={inner} />
    </svg>
  )
})
