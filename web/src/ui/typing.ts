/** Whether a key press belongs to text being written, so that single-key shortcuts stay out of its way. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  )
}

/** Single-key shortcuts of a page rest while a dialog or a menu is open over it. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], [role=menu], [data-popover]') !== null
}
