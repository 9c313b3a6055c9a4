import { type RefObject, useEffect, useRef } from 'react'
import { isCovered, isTyping } from '../../../ui/typing.ts'

const MARKS: Readonly<Record<string, boolean>> = { p: true, a: false }
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const buttonOf = (row: Element | undefined, side: number) =>
  row?.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')[side]

/** Up and down go from student to student, left and right to the other side; P and A mark and go on, N opens the note.
 * Where the focus stands on the page itself, as on arriving, the first key begins at the top of the list. */
export function useRosterKeys(
  list: RefObject<HTMLElement | null>,
  onMark: (studentId: string, present: boolean) => void,
): void {
  const mark = useRef(onMark)
  useEffect(() => {
    mark.current = onMark
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return
      const rows = [...(list.current?.children ?? [])]
      const focused = document.activeElement
      const at = rows.findIndex((row) => row.contains(focused))
      const isInNote = isTyping(event.target)
      if (at < 0 && focused?.tagName !== 'H1' && !focused?.contains(list.current)) return
      const side = focused?.matches('button[aria-pressed]:last-child') ? 1 : 0
      const step = STEPS[event.key]
      const key = event.key.toLowerCase()
      if (step !== undefined) {
        const next = rows[at < 0 ? 0 : at + step]
        if (!next) return
        event.preventDefault()
        if (isInNote) next.querySelector('input')?.focus()
        else buttonOf(next, side)?.focus()
      } else if (isInNote) return
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        if (at < 0) return
        event.preventDefault()
        buttonOf(rows[at], event.key === 'ArrowRight' ? 1 : 0)?.focus()
      } else if (key === 'n' && at >= 0) {
        event.preventDefault()
        openNote(rows[at])
      } else if (key in MARKS) {
        const row = rows[Math.max(at, 0)] as HTMLElement | undefined
        const id = row?.dataset.student
        if (!row || !id) return
        event.preventDefault()
        mark.current(id, MARKS[key] === true)
        buttonOf(rows[Math.max(at, 0) + 1] ?? row, MARKS[key] ? 0 : 1)?.focus()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

/** On a phone's width an empty note is hidden behind its button. */
function openNote(row: Element | undefined): void {
  const input = row?.querySelector('input')
  if (input?.checkVisibility()) input.focus()
  else row?.querySelector<HTMLButtonElement>('button[aria-expanded]')?.click()
}
