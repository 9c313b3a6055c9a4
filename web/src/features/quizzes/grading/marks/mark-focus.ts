import { flushSync } from 'react-dom'

export const MARK_FIELD_ID = 'mark-field'

/** The field of the question that is drawn: what is typed next replaces what stands in it. */
export function focusMarks(): void {
  const field = document.getElementById(MARK_FIELD_ID)
  if (!(field instanceof HTMLInputElement)) return
  field.focus({ preventScroll: true })
  field.select()
}

/** Draws the question that `go` moves to and stands in its field before the next key can come. */
export function goToMarks(go: () => void): void {
  flushSync(go)
  focusMarks()
}
