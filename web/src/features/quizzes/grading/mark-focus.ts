export const MARK_FIELD_ID = 'mark-field'

/** After the question at hand has been drawn. */
export function focusMarks(): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(MARK_FIELD_ID)
    if (!(field instanceof HTMLInputElement)) return
    field.focus({ preventScroll: true })
    field.select()
  })
}
