import { useEffect, useRef } from 'react'
import { isTyping } from '../../../ui/typing.ts'
import panel from './panel/review-panel.module.css'
import { type ReviewAct, reviewAct } from './review-keys.ts'

/** Over the request's own sheet the keys still work; over anything else they rest. */
const COVERS = `dialog[open]:not(.${panel.sheet}), [role=menu], [data-popover]`

/** Esc belongs to the sheet while it is open: the dialog closes itself. */
export function useReviewKeys(onAct: (act: ReviewAct) => void): void {
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = reviewAct(event)
      if (!act || event.defaultPrevented || isTyping(event.target) || document.querySelector(COVERS)) return
      if (act === 'leave' && document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(act)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
