import type { PaymentRequest } from '@academy/contract/payments'
import { useState } from 'react'
import type { HeldDecisions } from '../decisions/use-decisions.ts'
import { freshQueue, mergedQueue, type QueueRow, sweptQueue } from './queue.ts'

interface Seen {
  requests: readonly PaymentRequest[]
  /** Which filters and which reading the rows belong to; another begins afresh. */
  reading: string
  /** When it began; ms. */
  since: number
  rows: QueueRow[]
}
const NOTHING_SEEN: Seen = { requests: [], reading: '', since: 0, rows: [] }

/** The rows on the screen: in their places while answers come, until they are swept or read anew.
 * @param requests undefined while the answer on the screen belongs to another reading */
export function useQueue(
  requests: readonly PaymentRequest[] | undefined,
  reading: string,
  decisions: HeldDecisions,
) {
  const [seen, setSeen] = useState<Seen>(NOTHING_SEEN)
  let current = seen
  if (requests && reading !== seen.reading) {
    current = { requests, reading, since: Date.now(), rows: freshQueue(requests) }
    setSeen(current)
  } else if (requests && requests !== seen.requests) {
    current = { ...seen, requests, rows: mergedQueue(seen.rows, requests, seen.since) }
    setSeen(current)
  }
  return {
    rows: current.rows,
    /** The reading that they belong to; empty before the first. */
    reading: current.reading,
    /** Takes away what is over: what was decided here and answered, and these. */
    sweep: (...gone: string[]) => {
      const done = [...decisions.of].filter(([, { phase }]) => phase === 'done').map(([id]) => id)
      setSeen((before) => ({ ...before, rows: sweptQueue(before.rows, new Set([...done, ...gone])) }))
    },
    readNew: () =>
      setSeen((before) => ({ ...before, rows: before.rows.map((row) => ({ ...row, isNew: false })) })),
  }
}
