import type { PaymentRequest } from '@academy/contract/payments'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Decision, type Decisions, decisionOf } from './decisions.ts'
import { isExact } from './picked.ts'
import { decider } from './review-decider.ts'

export interface HeldDecisions extends Decisions {
  /** Every request being decided on, by its id. */
  of: ReadonlyMap<string, Decision>
}

/** What was decided and is held, sent or answered. */
export function useDecisions(): HeldDecisions {
  const state = useSyncExternalStore(decider.subscribe, decider.read, decider.read)
  return useMemo(() => ({ ...state, of: decisionOf(state) }), [state])
}

/** On each page with decisions: what is held goes out when it is left. */
export function useSendOnLeave(): void {
  useEffect(() => () => void decider.sendAll(), [])
}

/** @param note why it is approved without evidence */
export const approve = (requests: readonly PaymentRequest[], note = ''): void =>
  decider.decide({
    requests,
    verdict: 'approved',
    reason: note,
    exactOnly: requests.length > 1 && requests.every(isExact),
  })

export const reject = (request: PaymentRequest, reason: string): void =>
  decider.decide({ requests: [request], verdict: 'rejected', reason })
