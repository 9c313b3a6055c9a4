// What a key does in the workspace. Pure: the page says where the focus is, this says what was meant.

export interface Press {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The field of marks, a box of text, or anything else. */
export type FocusPlace = 'marks' | 'text' | 'elsewhere'

export type GradingKey =
  | { act: 'save' | 'next-ungraded' | 'full' | 'next-question' | 'help' }
  | { act: 'student'; by: 1 | -1 }
  | { act: 'step'; by: 1 | -1 }
  | { act: 'comment'; index: number }
  /** The field takes the focus and this is its first letter. */
  | { act: 'begin'; text: string }

const COMMENT = /^(?:Digit|Numpad)([1-9])$/

export function gradingKey(press: Press, place: FocusPlace): GradingKey | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return { act: 'save' }
  if (ctrlKey || metaKey) return null
  if (altKey) {
    if (key === 'ArrowLeft') return { act: 'student', by: -1 }
    if (key === 'ArrowRight') return { act: 'student', by: 1 }
    // By place, not by letter: with Alt held some keyboards write signs.
    const number = COMMENT.exec(code)?.[1]
    return number ? { act: 'comment', index: Number(number) - 1 } : null
  }
  if (place === 'text') return null
  if (shiftKey && key === 'ArrowUp') return { act: 'full' }
  if (key === '?') return { act: 'help' }
  if (key === 'n' || key === 'N') return { act: 'next-ungraded' }
  if (place === 'marks') {
    if (key === 'Tab' && !shiftKey) return { act: 'next-question' }
    if (key === 'ArrowUp') return { act: 'step', by: 1 }
    if (key === 'ArrowDown') return { act: 'step', by: -1 }
    return null
  }
  return /^[0-9.,]$/.test(key) ? { act: 'begin', text: key } : null
}
