import { motifFor, palettes } from '@academy/contract/courses/cover/palettes'
import { lazy, Suspense } from 'react'
import type { DrawnCoverProps } from './drawn-cover.tsx'

const DrawnCover = lazy(async () => ({ default: (await import('./drawn-cover.tsx')).DrawnCover }))

/** The ground of a category's covers, for panels that the drawing merges with. */
export const coverGround = (category: string): string => palettes[motifFor(category)].ground

/** The drawing comes after the words; its place and its ground stand at once. */
export function LazyCover(props: DrawnCoverProps) {
  const ground = { backgroundColor: coverGround(props.category) }
  return (
    <Suspense fallback={<span className={props.className} style={ground} />}>
      <DrawnCover {...props} />
    </Suspense>
  )
}
