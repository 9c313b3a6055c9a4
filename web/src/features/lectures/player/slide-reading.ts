import type { Slide } from '@academy/contract/lectures'
import type { Range } from '@academy/contract/progress/rules'
import type { SlideShow } from './slide-show.ts'

// When a slide counts as seen: it stood long enough to be read, or the person turned it by hand. Pure: the clock is the player's.

/** What people read silently in their own time, about 240 words a minute. */
const WORD_MS = 250
/** A slide with hardly a word still wants a look. */
const SHORTEST_LOOK_MS = 3_000

export function readingMs({ title, content }: Pick<Slide, 'title' | 'content'>): number {
  const words = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.match(/\S+/g) ?? []
  return Math.max(SHORTEST_LOOK_MS, words.length * WORD_MS)
}

/** What a move shows to have been seen: by hand the slide that was left, and the last one, after which there is nothing to turn. */
export function seenByTurning(leftAt: number, { at, count, isManual }: SlideShow): Range[] {
  if (!isManual || leftAt === at) return []
  const seen = at === count - 1 ? [leftAt, at] : [leftAt]
  return seen.map((slide) => [slide, slide + 1] as const)
}
