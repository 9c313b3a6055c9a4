import { useEffect } from 'react'
import type { Studio } from './use-studio.ts'

/** One way back for everything in the studio, so the browser's own undo of a single field steps aside. */
export function useStudioKeys({ dispatch, autosave: { save } }: Studio): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'z') dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
      else if (key === 'y') dispatch({ type: 'redo' })
      else if (key === 's') void save()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', keys, { capture: true })
    return () => document.removeEventListener('keydown', keys, { capture: true })
  }, [dispatch, save])
}
