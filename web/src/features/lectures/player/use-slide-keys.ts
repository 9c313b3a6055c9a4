import { type Dispatch, useEffect } from 'react'
import { isPageKey, keyName } from './page-keys.ts'
import type { SlideEvent } from './slide-show.ts'

const KEYS: Record<string, SlideEvent> = {
  ArrowRight: { type: 'next' },
  ArrowLeft: { type: 'previous' },
  l: { type: 'next' },
  j: { type: 'previous' },
  Home: { type: 'first' },
  End: { type: 'last' },
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  Escape: { type: 'stop' },
}

/** Arrows move, Space plays and pauses, Esc stops, F fills the screen. */
export function useSlideKeys(step: Dispatch<SlideEvent>, toggleFullScreen: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const key = keyName(event)
      if (key === 'f') return toggleFullScreen()
      const asked = KEYS[key]
      if (!asked) return
      if (key !== 'Escape') event.preventDefault()
      step(asked)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [step, toggleFullScreen])
}
