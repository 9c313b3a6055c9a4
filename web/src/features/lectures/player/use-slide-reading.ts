import type { Slide } from '@academy/contract/lectures'
import { useEffect, useRef } from 'react'
import { readingMs, seenByTurning } from './slide-reading.ts'
import type { SlideShow } from './slide-show.ts'
import type { StudyRecord } from './study-record.ts'

const STEP_MS = 250

/** Keeps the place, and tells the record which slides were seen. A hidden tab shows nothing to anybody. */
export function useSlideReading(slides: readonly Slide[], show: SlideShow, record: StudyRecord): void {
  const { at } = show
  const slide = slides[at]
  const leftAt = useRef(at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move tells something
  useEffect(() => {
    record.note(null, at)
    for (const range of seenByTurning(leftAt.current, show)) record.note(range, at)
    leftAt.current = at
  }, [record, at])

  useEffect(() => {
    if (!slide) return
    let leftMs = readingMs(slide)
    const timer = setInterval(() => {
      if (document.hidden) return
      leftMs -= STEP_MS
      if (leftMs > 0) return
      clearInterval(timer)
      record.note([at, at + 1], at)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [slide, at, record])
}
