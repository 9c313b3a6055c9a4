import { useEffect, useRef } from 'react'
import { isCovered, isTyping } from '../../../ui/typing.ts'

/** A approves: what is chosen, else what is open beside the list. Off while a field has the focus or a dialog is open. */
export function useApproveKey(approve: () => void) {
  const latest = useRef(approve)
  latest.current = approve
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return
      if (isTyping(event.target) || isCovered()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
