import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody looks closer: a pointer over it, keyboard focus inside it, or a finger on it. */
export function useHold() {
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const handlers = {
    onPointerEnter: () => setIsOver(true),
    onPointerLeave: () => setIsOver(false),
    onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && setIsOver(false),
    onPointerCancel: () => setIsOver(false),
    // A press with the mouse also focuses, but only the keyboard's focus shows.
    onFocus: (event: FocusEvent) => setIsFocused((event.target as Element).matches(':focus-visible')),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setIsFocused(false),
  }
  return { isHeld: isOver || isFocused, handlers }
}
