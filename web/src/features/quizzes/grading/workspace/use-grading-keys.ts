import { useEffect, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../../../ui/typing.ts'
import { goToMarks, MARK_FIELD_ID } from '../marks/mark-focus.ts'
import { steppedMark } from '../marks/marks.ts'
import type { MarkFieldState } from '../marks/use-mark-field.ts'
import { type FocusPlace, gradingKey } from './keys.ts'

/** The answer at hand, and what its keys lead to. */
interface GradingActions {
  field: MarkFieldState
  marks: number | null
  max: number
  step: number
  /** To the answer after this one, which may be another question or another student; null at the last. */
  goOn: (() => void) | null
  save: () => void
  help: () => void
  nextUngraded: () => void
  student: (by: 1 | -1) => void
  comment: (index: number) => void
}

function placeOf(target: EventTarget | null): FocusPlace {
  if (target instanceof HTMLElement && target.id === MARK_FIELD_ID) return 'marks'
  return isTyping(target) ? 'text' : 'elsewhere'
}

/** The keys of marking; they rest while a dialog is open over it. */
export function useGradingKeys(acts: GradingActions): void {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('dialog[open]')) return
      const meant = gradingKey(event, placeOf(event.target))
      if (!meant) return
      const { field, marks, max, step, ...acts } = latest.current
      if (meant.act === 'next-question') {
        // At the last answer Tab leaves the field as everywhere, so that nobody is kept in it.
        if (field.typed !== null && !field.settle()) return event.preventDefault()
        if (!acts.goOn) return
        goToMarks(acts.goOn)
      } else if (meant.act === 'begin') {
        field.type(meant.text)
        const input = document.getElementById(MARK_FIELD_ID)
        if (input instanceof HTMLInputElement) input.focus()
      } else if (meant.act === 'full') field.set(max)
      else if (meant.act === 'step') field.set(steppedMark(marks, meant.by, max, step))
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
