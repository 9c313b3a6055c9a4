import { useEffect, useState } from 'react'
import { useMediaSelector } from './media-store.ts'

const HIDE_AFTER_MS = 3_000

/** In full screen the controls lie over the picture and go after three seconds; never while paused or focused by keyboard. */
export function useIdleInFullScreen() {
  const isFull = useMediaSelector((state) => state.mediaIsFullscreen) ?? false
  const isPaused = useMediaSelector((state) => state.mediaPaused) ?? true
  const [isIdle, setIsIdle] = useState(false)
  const [moves, setMoves] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move starts the wait anew
  useEffect(() => {
    setIsIdle(false)
    if (!isFull || isPaused) return
    const timer = setTimeout(() => {
      if (!document.querySelector('[data-controls] :focus-visible')) setIsIdle(true)
    }, HIDE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isFull, isPaused, moves])

  const wake = () => isFull && setMoves((count) => count + 1)
  return {
    'data-full': isFull || undefined,
    'data-idle': isIdle || undefined,
    onPointerMove: wake,
    onPointerDown: wake,
    onKeyDown: wake,
  }
}
