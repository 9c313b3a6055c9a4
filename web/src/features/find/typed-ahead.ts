// What is typed between the key that opens a field and the field: it waits, and no shortcut of the page behind hears it.

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What waits after a key; null when it is given up. */
export function aheadAfter(text: string, { key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (key === 'Escape') return null
  // Ctrl and Alt together are AltGr, which writes letters.
  if (metaKey || ctrlKey !== altKey) return text
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : text
}

const HELD = ['Escape', 'Backspace', 'Delete', 'Enter', 'Tab']

/** Listens before everything else; a press with the hand gives it up as Escape does.
 * @param onText what waits; null once nobody waits
 * @returns ends it, with what was typed; null when it was given up */
export function listenAhead(onText: (text: string | null) => void): () => string | null {
  let text: string | null = ''
  const end = (): string | null => {
    const typed = text
    text = null
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', end, true)
    onText(null)
    return typed
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopImmediatePropagation()
    const { key, ctrlKey, metaKey, altKey } = event
    const isCommand = metaKey || ctrlKey !== altKey
    // What the browser does by itself, a reload for one, it still does; Ctrl K is heard already.
    if (isCommand ? key.toLowerCase() === 'k' : key.length === 1 || HELD.includes(key)) event.preventDefault()
    text = aheadAfter(text ?? '', event)
    if (text === null) end()
    else onText(text)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', end, true)
  onText(text)
  return end
}
