import { SLIDE_AUTOPLAY_SECONDS } from '@academy/contract/lectures/rules'
import { useEffect, useReducer, useState } from 'react'
import { startShow, stepShow } from './slide-show.ts'

const STEP_MS = 250

const wantsLessMotion = () => !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The show with its clock. `isHeld` pauses it for as long as it is true: hover, focus inside, a finger on it, a hidden tab. */
export function useSlideShow(count: number, startAt: number, isHeld: boolean) {
  const [show, step] = useReducer(stepShow, undefined, () => startShow(count, startAt, !wantsLessMotion()))
  const [elapsedMs, setElapsedMs] = useState(0)
  const { at, isRunning } = show

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own five seconds
  useEffect(() => setElapsedMs(0), [at])

  useEffect(() => {
    if (!isRunning || isHeld) return
    const timer = setInterval(() => !document.hidden && setElapsedMs((ms) => ms + STEP_MS), STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning, isHeld])

  useEffect(() => {
    if (elapsedMs >= SLIDE_AUTOPLAY_SECONDS * 1000) step({ type: 'time' })
  }, [elapsedMs])

  const share = isRunning ? Math.min(1, elapsedMs / (SLIDE_AUTOPLAY_SECONDS * 1000)) : 0
  const secondsLeft = Math.max(1, Math.ceil(SLIDE_AUTOPLAY_SECONDS - elapsedMs / 1000))
  return { show, step, share, secondsLeft }
}
