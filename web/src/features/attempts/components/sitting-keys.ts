import { useEffect, useRef } from 'react'
import { isCovered, isTyping } from '../../../ui/typing.ts'

type SittingKeys = {
  /** Of the question on the screen; 0 for a written one. */
  optionCount: number
  onChoose: (option: number) => void
  onFlag: () => void
  onMove: (by: 1 | -1) => void
}

/** What a key means here: A to Z choose, arrows move, F flags where no option has that letter, Shift+F always. */
export function keyMeaning(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  optionCount: number,
): { choose: number } | { move: 1 | -1 } | 'flag' | null {
  if (key === 'ArrowLeft') return { move: -1 }
  if (key === 'ArrowRight') return { move: 1 }
  if (!/^[a-z]$/i.test(key)) return null
  const option = key.toLowerCase().charCodeAt(0) - 97
  if (!shiftKey && option < optionCount) return { choose: option }
  return key.toLowerCase() === 'f' ? 'flag' : null
}

export function useSittingKeys(keys: SittingKeys | null): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const now = current.current
      if (!now || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isCovered() || isScroller(event)) return
      const meaning = keyMeaning(event, now.optionCount)
      if (!meaning) return
      event.preventDefault()
      if (meaning === 'flag') now.onFlag()
      else if ('choose' in meaning) now.onChoose(meaning.choose)
      else now.onMove(meaning.move)
    }
    // Before the radio buttons, whose own arrows would choose.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

/** Arrows scroll a code sample that has the focus. */
const isScroller = ({ target, key }: KeyboardEvent) =>
  key.startsWith('Arrow') && target instanceof Element && target.closest('.qt-code') !== null
