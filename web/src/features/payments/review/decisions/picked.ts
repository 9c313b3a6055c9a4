// What is selected for one approval. Pure; kept while filters and searches change what the list shows.
import type { PaymentRequest } from '@academy/contract/payments'
import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { BULK_MAX_REQUESTS, lacksEvidence } from '@academy/contract/payments/rules'

/** In the order in which they were selected. */
export type Picked = ReadonlyMap<string, PaymentRequest>

export const NOTHING_PICKED: Picked = new Map()
export const isExact = ({ match }: PaymentRequest): boolean => match.kind === 'exact'

/** The server approves a transaction id once, ever, and nothing for a person who was deleted. */
export const mayBeApproved = ({ match, user }: PaymentRequest): boolean =>
  match.kind !== 'id-used' && user !== null
export const approvalRefusal = ({ match, user }: PaymentRequest): string =>
  user ? PAYMENT_MESSAGES.transactionUsed(match.usedBy ?? '') : PAYMENT_MESSAGES.studentGone
/** Nothing speaks for it: whoever approves it writes why. */
export const isBare = ({ match }: PaymentRequest): boolean => lacksEvidence(match.kind)

/** What cannot be approved is not selected, nor more than the server takes at once. */
function withAll(picked: Picked, requests: readonly PaymentRequest[]): Picked {
  const next = new Map(picked)
  for (const request of requests) {
    if (next.size >= BULK_MAX_REQUESTS) break
    if (mayBeApproved(request)) next.set(request._id, request)
  }
  return next
}

export function toggledPick(picked: Picked, request: PaymentRequest): Picked {
  if (!picked.has(request._id)) return withAll(picked, [request])
  const next = new Map(picked)
  next.delete(request._id)
  return next
}

/** From the last one touched to this one, as the list stands: all of them selected. */
export function pickedRange(
  picked: Picked,
  waiting: readonly PaymentRequest[],
  from: string | null,
  to: string,
): Picked {
  const [a, b] = [from, to].map((id) => waiting.findIndex(({ _id }) => _id === id)) as [number, number]
  if (a < 0 || b < 0) return picked
  return withAll(picked, waiting.slice(Math.min(a, b), Math.max(a, b) + 1))
}

/** What one press selects. */
export const exactOf = (waiting: readonly PaymentRequest[]): PaymentRequest[] =>
  waiting.filter((request) => isExact(request) && mayBeApproved(request))

/** Only exact matches, never likely ones; a second press takes them out again. */
export function toggledExact(picked: Picked, waiting: readonly PaymentRequest[]): Picked {
  const exact = exactOf(waiting)
  if (!hasAllExact(picked, waiting)) return withAll(picked, exact)
  const next = new Map(picked)
  for (const { _id } of exact) next.delete(_id)
  return next
}

export function hasAllExact(picked: Picked, waiting: readonly PaymentRequest[]): boolean {
  const exact = exactOf(waiting).slice(0, BULK_MAX_REQUESTS)
  return exact.length > 0 && exact.every(({ _id }) => picked.has(_id))
}

/** Without those that are being decided on, gone, or that may be approved no longer; newest facts of those in the list. */
export function keptPicks(
  picked: Picked,
  waiting: readonly PaymentRequest[],
  over: { has(id: string): boolean },
): Picked {
  const newest = new Map(waiting.map((request) => [request._id, request]))
  const kept = [...picked].flatMap(([id, known]) => {
    const request = newest.get(id) ?? known
    return over.has(id) || !mayBeApproved(request) ? [] : [[id, request] as const]
  })
  const isSame = kept.length === picked.size && kept.every(([id, request]) => picked.get(id) === request)
  return isSame ? picked : new Map(kept)
}

export const totalRwf = (picked: Picked): number =>
  [...picked.values()].reduce((sum, { price }) => sum + price, 0)
