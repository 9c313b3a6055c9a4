// Where one stands in the review. Pure: one cursor, on the request that the panel shows and that every key decides on.
import type { PaymentRequest } from '@academy/contract/payments'
import {
  keptPicks,
  NOTHING_PICKED,
  type Picked,
  pickedRange,
  toggledExact,
  toggledPick,
} from './decisions/picked.ts'
import { nextAfter, type QueueRow } from './queue/queue.ts'

export interface ReviewPlace {
  /** The request under the cursor; null where there is none. It stays when somebody else decides on it. */
  at: string | null
  /** Whether that is open; null as the width has it: beside the list it is, over the list it is not. */
  isOpen: boolean | null
  /** What is asked first: why it is rejected, why it is approved without evidence, or why all that are selected are. */
  asks: 'reason' | 'note' | 'note-for-all' | null
  picked: Picked
  lastPick: string | null
}

type Has = { has(id: string): boolean }
export type ReviewEvent =
  /** The eye went there: by key, by focus, or because a decision came back. */
  | { type: 'stood'; id: string }
  | { type: 'opened'; id: string }
  | { type: 'closed' }
  | { type: 'asked'; for: ReviewPlace['asks'] }
  /** These are being decided on. */
  | { type: 'decided'; ids: Has; rows: readonly QueueRow[]; taken: Has; isBeside: boolean }
  /** The address leads elsewhere: a link, Back. */
  | { type: 'led'; id: string }
  /** Other filters, another reading: other rows. */
  | { type: 'reread'; rows: readonly QueueRow[] }
  | { type: 'picked'; request: PaymentRequest; isRange: boolean; waiting: readonly PaymentRequest[] }
  | { type: 'picked-exact'; waiting: readonly PaymentRequest[] }
  | { type: 'picks-cleared' }

export const reviewAt = (open: string): ReviewPlace => ({
  at: open || null,
  isOpen: open ? true : null,
  asks: null,
  picked: NOTHING_PICKED,
  lastPick: null,
})

export function reviewAfter(place: ReviewPlace, event: ReviewEvent): ReviewPlace {
  switch (event.type) {
    case 'stood':
      return event.id === place.at ? place : { ...place, at: event.id, asks: null }
    case 'opened':
      return { ...place, at: event.id, isOpen: true, asks: null }
    case 'closed':
      return { ...place, isOpen: false, asks: null }
    case 'asked':
      return { ...place, asks: event.for, isOpen: isOfPanel(event.for) ? true : place.isOpen }
    case 'decided':
      return decided(place, event)
    case 'led':
      return { ...reviewAt(event.id), picked: place.picked, lastPick: place.lastPick }
    case 'reread':
      return event.rows.some(({ request }) => request._id === place.at)
        ? place
        : { ...place, at: null, asks: null, isOpen: place.isOpen && null }
    case 'picked':
      return pick(place, event)
    case 'picked-exact':
      return { ...place, picked: toggledExact(place.picked, event.waiting), asks: null }
    case 'picks-cleared':
      return { ...place, picked: NOTHING_PICKED, asks: null }
  }
}

const isOfPanel = (asks: ReviewPlace['asks']) => asks === 'reason' || asks === 'note'

/** The eye goes on to the next one below, else above; over the list the sheet closes. */
function decided(place: ReviewPlace, event: Extract<ReviewEvent, { type: 'decided' }>): ReviewPlace {
  const { ids, rows, taken, isBeside } = event
  const next = nextAfter(rows, { has: (id) => ids.has(id) || taken.has(id) }, place.at ?? '')
  return {
    ...place,
    at: next?._id ?? null,
    isOpen: isBeside ? place.isOpen : null,
    asks: null,
    picked: new Map([...place.picked].filter(([id]) => !ids.has(id))),
  }
}

function pick(place: ReviewPlace, event: Extract<ReviewEvent, { type: 'picked' }>): ReviewPlace {
  const { request, isRange, waiting } = event
  return {
    ...place,
    asks: null,
    lastPick: request._id,
    picked: isRange
      ? pickedRange(place.picked, waiting, place.lastPick, request._id)
      : toggledPick(place.picked, request),
  }
}

/** What the panel shows; empty for nothing. */
export const openIn = ({ at, isOpen }: ReviewPlace, isBeside: boolean): string =>
  (isOpen ?? isBeside) ? (at ?? '') : ''

/** The place as the rows have it: beside the list the first one is open until another is chosen, and what is selected waits. */
export function settledIn(
  place: ReviewPlace,
  waiting: readonly PaymentRequest[],
  over: Has,
  isBeside: boolean,
): ReviewPlace {
  const picked = keptPicks(place.picked, waiting, over)
  const [first] = waiting
  const isPinned = place.at === null && first && isBeside && place.isOpen !== false
  if (picked === place.picked && !isPinned) return place
  return { ...place, picked, at: isPinned ? first._id : place.at }
}
