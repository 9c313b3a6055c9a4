import { SLIDE_CANVAS } from '@academy/contract/lectures/rules'
import { type PointerEvent, useState } from 'react'
import {
  type Box,
  type Guides,
  type Handle,
  moveBy,
  NO_GUIDES,
  resizeBy,
  snapMove,
  snapPull,
  touching,
} from './geometry.ts'

interface Drag {
  pointerId: number
  handle: Handle | null
  start: Box
  fromX: number
  fromY: number
  /** Pixels of the screen for one unit of the canvas. */
  scale: number
  live: Box
  guides: Guides
}

/** A picture under the pointer: shown while it moves, told once it stands. Ctrl or Meta leaves the guides aside. */
export function useImageDrag(box: Box, keepsRatio: boolean, onMoved: (box: Box) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const begin = (event: PointerEvent<HTMLElement>, handle: Handle | null) => {
    if (event.button !== 0) return
    const canvas = event.currentTarget.closest('[data-canvas]')
    if (!canvas) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({
      ...{ pointerId: event.pointerId, handle, start: box, fromX: event.clientX, fromY: event.clientY },
      scale: canvas.getBoundingClientRect().width / SLIDE_CANVAS.width,
      ...{ live: box, guides: NO_GUIDES },
    })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointerId) return
    const dx = (event.clientX - drag.fromX) / drag.scale
    const dy = (event.clientY - drag.fromY) / drag.scale
    setDrag({ ...drag, ...follow(drag, dx, dy, keepsRatio, event.ctrlKey || event.metaKey) })
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointerId) return
    setDrag(null)
    const { start, live } = drag
    const isChanged = (Object.keys(start) as (keyof Box)[]).some((side) => start[side] !== live[side])
    if (event.type === 'pointerup' && isChanged) onMoved(live)
  }
  return {
    begin,
    handlers: { onPointerMove, onPointerUp: end, onPointerCancel: end },
    live: drag?.live ?? box,
    guides: drag?.guides ?? NO_GUIDES,
  }
}

function follow({ handle, start }: Drag, dx: number, dy: number, keepsRatio: boolean, isFree: boolean) {
  if (isFree) {
    const live = handle ? resizeBy(start, handle, dx, dy, keepsRatio) : moveBy(start, dx, dy)
    return { live, guides: NO_GUIDES }
  }
  if (!handle) {
    const { box, guides } = snapMove(moveBy(start, dx, dy))
    return { live: box, guides: touching(box, guides) }
  }
  const pulled = snapPull(start, handle, dx, dy)
  const live = resizeBy(start, handle, pulled.dx, pulled.dy, keepsRatio)
  return { live, guides: touching(live, pulled.guides) }
}
