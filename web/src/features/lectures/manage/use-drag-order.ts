import { type DragEvent, useState } from 'react'

/** Dragging rows into another order with the mouse; keys and touch have buttons beside it. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null)
  const stop = () => setDrag(null)
  return (at: number) => ({
    draggable: true,
    'data-dragged': drag?.from === at || undefined,
    'data-drop':
      drag && drag.over === at && drag.from !== at ? (drag.from < at ? 'after' : 'before') : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      // Firefox drags only what carries something.
      event.dataTransfer.setData('text/plain', '')
      setDrag({ from: at, over: at })
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      if (drag.over !== at) setDrag({ ...drag, over: at })
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      onMove(drag.from, at)
      stop()
    },
    onDragEnd: stop,
  })
}
