import { UNDO_MS } from '@academy/contract/payments/rules'
import {
  type Decision,
  type DecisionChange,
  type Decisions,
  decisionsAfter,
  NO_DECISIONS,
  newestHeld,
  type Refusals,
} from './decisions.ts'

export interface DeciderPorts {
  now(): number
  /** Resolves with what was refused; a lost line is a refusal of all. The call must outlive the page. */
  send(decision: Decision): Promise<Refusals>
  /** After each answer. `isWatched` is false when no screen shows the decisions any more. */
  onAnswer(decision: Decision, refused: Refusals, isWatched: boolean): void
}

type Wanted = Pick<Decision, 'requests' | 'verdict'> & Partial<Pick<Decision, 'reason' | 'exactOnly'>>

/** Holds each decision for five seconds, then sends it; all at once when the page is left. One for all screens of the review. */
export function createDecider({ now, send, onAnswer }: DeciderPorts) {
  let state: Decisions = NO_DECISIONS
  let lastKey = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<void>>()
  const listeners = new Set<() => void>()

  function change(by: DecisionChange): void {
    state = decisionsAfter(state, by)
    for (const tell of listeners) tell()
  }

  async function sendOne(decision: Decision): Promise<void> {
    const { key } = decision
    clearTimeout(timers.get(key))
    timers.delete(key)
    change({ type: 'sent', key })
    const refused = await send(decision)
    change({ type: 'answered', key, refused })
    onAnswer(decision, refused, listeners.size > 0)
  }

  function start(key: number): void {
    const decision = state.list.find((one) => one.key === key && one.phase === 'held')
    if (!decision) return
    const work = sendOne(decision).finally(() => running.delete(work))
    running.add(work)
  }

  function undo(key: number): void {
    clearTimeout(timers.get(key))
    timers.delete(key)
    change({ type: 'undone', key })
  }

  return {
    read: (): Decisions => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide({ requests, verdict, reason = '', exactOnly = false }: Wanted): void {
      lastKey += 1
      const key = lastKey
      change({
        type: 'held',
        decision: { key, verdict, reason, requests, exactOnly, dueAt: now() + UNDO_MS },
      })
      if (state.list.some((one) => one.key === key))
        timers.set(
          key,
          setTimeout(() => start(key), UNDO_MS),
        )
    },
    undo,
    /** What came back to its row, if anything did. */
    undoNewest(): Decision | undefined {
      const newest = newestHeld(state)
      if (newest) undo(newest.key)
      return newest
    },
    /** Sends all that is held now; resolves when everything under way is answered. */
    async sendAll(): Promise<void> {
      for (const { key } of state.list.filter(({ phase }) => phase === 'held')) start(key)
      await Promise.all(running)
    },
    sweep: () => change({ type: 'swept' }),
    readBulk: () => change({ type: 'bulk-read' }),
    forgetAll(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      state = NO_DECISIONS
    },
  }
}
