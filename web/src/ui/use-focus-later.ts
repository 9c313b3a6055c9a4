import { useCallback, useEffect, useRef } from 'react'

/** Moves the focus to an element by its id as soon as it is on the page: after a panel closed, a row moved or came. */
export function useFocusLater(): (id: string | null) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return useCallback((id) => {
    wanted.current = id
  }, [])
}
