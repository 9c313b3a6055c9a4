// The rows of those that wait. Pure: they keep their places while they are on the screen, whatever newer answers say.
import type { PaymentRequest } from '@academy/contract/payments'

export interface QueueRow {
  request: PaymentRequest
  /** Not in the newest answer: no longer pending. What a decision made here did shows as that decision. */
  isGone: boolean
  /** Came while the list was open. */
  isNew: boolean
}

export const freshQueue = (requests: readonly PaymentRequest[]): QueueRow[] =>
  requests.map((request) => ({ request, isGone: false, isNew: false }))

/** Newest facts in the old places; who came meanwhile stands at the end.
 * @param sinceMs who asked later is new; older ones only had no room before */
export function mergedQueue(
  before: readonly QueueRow[],
  now: readonly PaymentRequest[],
  sinceMs: number,
): QueueRow[] {
  const newest = new Map(now.map((request) => [request._id, request]))
  const known = new Set(before.map(({ request }) => request._id))
  const kept = before.map((row) => {
    const request = newest.get(row.request._id)
    return request ? { ...row, request, isGone: false } : { ...row, isGone: true }
  })
  const added = now.filter(({ _id }) => !known.has(_id))
  const isNew = ({ requestedAt }: PaymentRequest) => Date.parse(requestedAt) > sinceMs
  return [...kept, ...added.map((request) => ({ request, isGone: false, isNew: isNew(request) }))]
}

/** Without those that are over: decided here and answered, or read as gone. */
export const sweptQueue = (rows: readonly QueueRow[], over: ReadonlySet<string>): QueueRow[] =>
  rows.filter(({ request }) => !over.has(request._id))

/** Those that a key may stand on: `taken` are being decided on. */
export const waitingIn = (rows: readonly QueueRow[], taken: { has(id: string): boolean }): PaymentRequest[] =>
  rows.filter(({ request, isGone }) => !isGone && !taken.has(request._id)).map(({ request }) => request)

/** The waiting row that many steps from this one; from nowhere, the first. At the ends it stays. */
export function steppedFrom(
  rows: readonly QueueRow[],
  taken: { has(id: string): boolean },
  from: string | null,
  by: 1 | -1,
): PaymentRequest | undefined {
  const mayStand = ({ request, isGone }: QueueRow) => !isGone && !taken.has(request._id)
  const at = rows.findIndex(({ request }) => request._id === from)
  if (at < 0) return rows.find(mayStand)?.request
  const ahead = by > 0 ? rows.slice(at + 1).find(mayStand) : rows.slice(0, at).findLast(mayStand)
  const here = rows[at]
  return ahead?.request ?? (here && mayStand(here) ? here.request : undefined)
}

/** Where the eye goes when these were decided: the next below, else the nearest above. */
export function nextAfter(
  rows: readonly QueueRow[],
  taken: { has(id: string): boolean },
  from: string,
): PaymentRequest | undefined {
  return steppedFrom(rows, taken, from, 1) ?? steppedFrom(rows, taken, from, -1)
}
