// Decisions on their way: held for an undo, then sent, then answered. Pure; the decider beside it has the clock and the line.
import type { PaymentRequest } from '@academy/contract/payments'

export type Verdict = 'approved' | 'rejected'

export interface Decision {
  key: number
  verdict: Verdict
  /** Why: the student reads it of a rejection, the log keeps it of an approval without evidence. */
  reason: string
  /** Several in one go are approved only. */
  requests: readonly PaymentRequest[]
  /** The server refuses those that no longer match exactly. */
  exactOnly: boolean
  /** When it is sent; ms. */
  dueAt: number
  phase: 'held' | 'sending' | 'done'
}

/** How many approvals in one go ended: what was refused is told row by row. */
export interface BulkOutcome {
  count: number
  refused: readonly { request: PaymentRequest; message: string }[]
  approvedRwf: number
}

export interface Decisions {
  list: readonly Decision[]
  /** Why a request came back, by its id. */
  notes: ReadonlyMap<string, string>
  bulk: BulkOutcome | null
}

/** What the server would not do, by id. */
export type Refusals = ReadonlyMap<string, string>

export type DecisionChange =
  | { type: 'held'; decision: Omit<Decision, 'phase'> }
  | { type: 'undone'; key: number }
  | { type: 'sent'; key: number }
  | { type: 'answered'; key: number; refused: Refusals }
  | { type: 'swept' }
  | { type: 'bulk-read' }

export const NO_DECISIONS: Decisions = { list: [], notes: new Map(), bulk: null }

export function decisionsAfter(before: Decisions, change: DecisionChange): Decisions {
  switch (change.type) {
    case 'held':
      return hold(before, change.decision)
    case 'undone':
      return {
        ...before,
        list: before.list.filter(({ key, phase }) => key !== change.key || phase !== 'held'),
      }
    case 'sent':
      return { ...before, list: withPhase(before.list, change.key, 'sending') }
    case 'answered':
      return answer(before, change.key, change.refused)
    case 'swept':
      return { ...before, list: before.list.filter(({ phase }) => phase !== 'done') }
    case 'bulk-read':
      return { ...before, bulk: null }
  }
}

/** Whoever is already being decided on is left out; a new try forgets why the last one came back. */
function hold(before: Decisions, decision: Omit<Decision, 'phase'>): Decisions {
  const taken = decisionOf(before)
  const requests = decision.requests.filter(({ _id }) => !taken.has(_id))
  if (requests.length === 0) return before
  const notes = new Map(before.notes)
  for (const { _id } of requests) notes.delete(_id)
  return { ...before, notes, list: [...before.list, { ...decision, requests, phase: 'held' }] }
}

function answer(before: Decisions, key: number, refused: Refusals): Decisions {
  const decision = before.list.find((one) => one.key === key)
  if (!decision) return before
  const done = decision.requests.filter(({ _id }) => !refused.has(_id))
  const list = before.list.flatMap((one): Decision[] => {
    if (one.key !== key) return [one]
    return done.length > 0 ? [{ ...one, requests: done, phase: 'done' }] : []
  })
  const isBulk = decision.requests.length > 1
  return {
    list,
    notes: new Map([...before.notes, ...refused]),
    bulk: isBulk ? outcomeOf(decision, refused) : before.bulk,
  }
}

function outcomeOf({ requests }: Decision, refused: Refusals): BulkOutcome {
  const kept = requests.filter(({ _id }) => !refused.has(_id))
  return {
    count: requests.length,
    approvedRwf: kept.reduce((sum, { price }) => sum + price, 0),
    refused: requests.flatMap((request) => {
      const message = refused.get(request._id)
      return message === undefined ? [] : [{ request, message }]
    }),
  }
}

const withPhase = (list: readonly Decision[], key: number, phase: Decision['phase']) =>
  list.map((one) => (one.key === key ? { ...one, phase } : one))

/** Every request being decided on, with its decision. */
export function decisionOf({ list }: Decisions): ReadonlyMap<string, Decision> {
  return new Map(list.flatMap((decision) => decision.requests.map(({ _id }) => [_id, decision] as const)))
}

/** The one that Undo takes back: the newest that has not been sent. */
export const newestHeld = ({ list }: Pick<Decisions, 'list'>): Decision | undefined =>
  list.findLast(({ phase }) => phase === 'held')
