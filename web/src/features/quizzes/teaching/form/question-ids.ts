import type { FaultPlace } from './paper-faults.ts'

// Ids of what the focus moves to: a card, its heading, and the field where something is wrong.
export const cardId = (key: string) => `question-${key}`
export const cardHeadId = (key: string) => `question-${key}-head`
export const optionId = (key: string, at: number) => `question-${key}-option-${at}`
/** A field says where it is by `data-place`; what is wrong in it comes first. */
export function focusPlace(place: FaultPlace): void {
  const box = document.querySelector(`[data-place="${place}"]`)
  const field =
    box?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    box?.querySelector<HTMLElement>('input:not([hidden]),textarea') ??
    box?.querySelector<HTMLElement>('button')
  box?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
