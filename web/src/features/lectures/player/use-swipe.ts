import { type PointerEvent, useRef } from 'react'

const FAR_PX = 48

/** A finger drawn sideways over it; up and down still scrolls the page (`touch-action: pan-y`). */
export function useSwipe(onSwipe: (to: 'next' | 'previous') => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      if (!start) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      if (Math.abs(x) >= FAR_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 'next' : 'previous')
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
