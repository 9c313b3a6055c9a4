import { type RefObject, useEffect, useState } from 'react'
import { isCovered, isTyping } from '../typing.ts'

type RowKeys = {
  body: RefObject<HTMLTableSectionElement | null>
  rowCount: number
  /** The row in the side panel, or -1. */
  open: number
  onOpen?: (index: number) => void
  onSelect?: (index: number) => void
  /** Any other letter, at the current row or at -1; says whether it was one of the table's own. */
  onKey: (letter: string, index: number) => boolean
}

/** J and K walk the rows, Enter opens, X selects; off while text is typed or a dialog is open. There is one cursor: the row with the
 * focus, else the one in the side panel, which follows the focus. */
export function useRowKeys({ body, rowCount, open, onOpen, onSelect, onKey }: RowKeys) {
  const [active, setActive] = useState(0)
  const at = open >= 0 ? open : Math.min(active, Math.max(0, rowCount - 1))

  useEffect(() => {
    const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
    const walk = (from: number, step: number) => {
      const next = from < 0 ? at : Math.min(rowCount - 1, Math.max(0, from + step))
      const row = rows()[next]
      if (!row) return false
      row.focus()
      row.scrollIntoView({ block: 'nearest' })
      return true
    }
    const act = (event: KeyboardEvent): boolean => {
      const focused = document.activeElement
      const row = focused?.closest<HTMLElement>('tr[data-row]')
      const current = row ? rows().indexOf(row) : open
      const letter = event.key.toLowerCase()
      if (letter === 'j') return walk(current, 1)
      if (letter === 'k') return walk(current, -1)
      if (letter === 'enter') {
        // On a button or a link within the row it is theirs.
        if (!onOpen || !row || focused !== row) return false
        onOpen(current)
        return true
      }
      if (letter === 'x' && onSelect) {
        if (current >= 0) onSelect(current)
        return current >= 0
      }
      return !event.repeat && onKey(letter, current)
    }
    const onPress = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || isCovered()) return
      // With several tables on a page the keys belong to the one in use, else to the first.
      const owner = document.activeElement?.closest('tr[data-row]') ?? document.querySelector('tr[data-row]')
      if (body.current?.contains(owner) && act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onPress)
    return () => document.removeEventListener('keydown', onPress)
  }, [body, at, open, rowCount, onOpen, onSelect, onKey])

  return { active: at, setActive }
}
