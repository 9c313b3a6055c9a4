import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../../ui/typing.ts'
import { gradingKey, type Place } from './keys.ts'
import { goToMarks, MARK_FIELD_ID } from './mark-focus.ts'
import { steppedMark } from './marks.ts'
import type { Cockpit } from './use-cockpit.ts'

interface Acts {
  save: () => void
  help: () => void
  nextUngraded: () => void
  student: (by: 1 | -1) => void
  comment: (index: number) => void
}

function placeOf(target: EventTarget | null): Place {
  if (target instanceof HTMLElement && target.id === MARK_FIELD_ID) return 'marks'
  return isTyping(target) ? 'text' : 'elsewhere'
}

/** The keys of the cockpit; they rest while a dialog is open over it. */
export function useGradingKeys(cockpit: Cockpit, acts: Acts): void {
  const latest = useRef({ cockpit, acts })
  useLayoutEffect(() => {
    latest.current = { cockpit, acts }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('dialog[open]')) return
      const meant = gradingKey(event, placeOf(event.target))
      if (!meant) return
      const { cockpit, acts } = latest.current
      const { field, question, mark, place } = cockpit
      if (meant.act === 'next-question') {
        // On the last question Tab leaves the field as everywhere, so that nobody is kept in it.
        if (field.typed !== null && !field.settle()) return event.preventDefault()
        const { next } = place
        if (next === undefined) return
        goToMarks(() => place.go(next))
      } else if (meant.act === 'begin') {
        field.type(meant.text)
        const input = document.getElementById(MARK_FIELD_ID)
        if (input instanceof HTMLInputElement) input.focus()
      } else if (meant.act === 'full') field.set(question?.marks ?? null)
      else if (meant.act === 'step') field.set(steppedMark(mark.marks, meant.by, question?.marks ?? 0))
      else if (meant.act === 'comment') acts.comment(meant.index)
      else if (meant.act === 'student') acts.student(meant.by)
      else if (meant.act === 'save') acts.save()
      else if (meant.act === 'help') acts.help()
      else acts.nextUngraded()
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
