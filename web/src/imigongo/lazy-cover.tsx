import { motifFor, palettes } from '@academy/contract/courses/cover/palettes'
import { isId } from '@academy/contract/http/rules'
import { Suspense } from 'react'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import { useIsLive } from '../lib/use-is-live.ts'
import type { DrawnCoverProps } from './drawn-cover.tsx'

const DrawnCover = lazyPart(() => import('./drawn-cover.tsx'), 'DrawnCover')

/** The ground of a category's covers, for panels that the drawing merges with. */
export const coverGround = (category: string): string => palettes[motifFor(category)].ground

/** The drawing comes after the words; its place and its ground stand at once. */
export function LazyCover(props: DrawnCoverProps) {
  const isLive = useIsLive()
  const ground = (
    <span
      data-cover="ground"
      className={props.className}
      style={{ backgroundColor: coverGround(props.category) }}
    >
      <noscript>{import.meta.env.SSR && isId(props.seed) && <PaintedCover course={props.seed} />}</noscript>
    </span>
  )
  if (!isLive) return ground
  return (
    <Suspense fallback={ground}>
      <DrawnCover {...props} />
    </Suspense>
  )
}

/** The server's own picture of a course, for whom no script draws one; of what is no course it has none. It leads on from any tag to the one of
 * today's drawing. */
const PaintedCover = ({ course }: { course: string }) => (
  <img
    src={`/covers/${course}-${'0'.repeat(16)}.png`}
    alt=""
    loading="lazy"
    className="block size-full object-cover"
  />
)
