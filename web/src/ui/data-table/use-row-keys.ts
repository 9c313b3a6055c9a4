import { type RefObject, useEffect, useState } from 'react'
import { isCovered, isTyping } from '../typing.ts'

type RowKeys = {
  body: RefObject<HTMLTableSectionElement | null>
  rowCount: number
  onOpen?: (index: number) => void
  onSelect?: (index: number) => void
  onMove?: (index: number) => void
}

/** J and K walk the rows, Enter opens, X selects; off while text is typed or a dialog is open. */
export function useRowKeys({ body, rowCount, onOpen, onSelect, onMove }: RowKeys) {
  const [active, setActive] = useState(0)
  const at = Math.min(active, Math.max(0, rowCount - 1))

  useEffect(() => {
    const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return
      // With several tables on a page the keys belong to the one in use, else to the first.
      const owner = document.activeElement?.closest('tr[data-row]') ?? document.querySelector('tr[data-row]')
      if (!body.current?.contains(owner)) return
      const focused = rows().indexOf(document.activeElement as HTMLElement)
      const step = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (step !== undefined) {
        const next = focused < 0 ? at : Math.min(rowCount - 1, Math.max(0, focused + step))
        const row = rows()[next]
        if (!row) return
        event.preventDefault()
        row.focus()
        row.scrollIntoView({ block: 'nearest' })
        if (next !== focused) onMove?.(next)
      } else if (event.key === 'Enter' && focused >= 0 && onOpen) {
        event.preventDefault()
        onOpen(focused)
      } else if (event.key.toLowerCase() === 'x' && focused >= 0 && onSelect) {
        event.preventDefault()
        onSelect(focused)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [body, at, rowCount, onOpen, onSelect, onMove])

  return { active: at, setActive }
}
