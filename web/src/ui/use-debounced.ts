import { useEffect, useRef } from 'react'

/** Returns a function that runs `action` once `delayMs` have passed without another call; `flush` runs it now. */
export function useDebounced<Value>(action: (value: Value) => void, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const flush = (value: Value) => {
    clearTimeout(timer.current)
    latest.current(value)
  }
  const later = (value: Value) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(value), delayMs)
  }
  return { later, flush }
}
