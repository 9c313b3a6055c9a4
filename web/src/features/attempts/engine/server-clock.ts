import type { KeptTiming } from './ports.ts'

interface Bounds {
  low: number
  high: number
}

export interface ServerClock {
  /** A contact: the server said `serverMs` at some moment between sending and receiving. */
  heard(serverMs: number, sentAtMs: number, receivedAtMs: number): void
  /** After a reload without a line: carried on by the device's clock, and not sure until the next contact. */
  guess(kept: KeptTiming, wallMs: number, monotonicMs: number): void
  now(monotonicMs: number): number
  /** The server is at least here: nothing is ended before. */
  atLeast(monotonicMs: number): number
  isSure(): boolean
}

/** How far the server's clock is ahead of this page's monotonic one, as narrowly as the contacts so far allow. */
export function createServerClock(): ServerClock {
  let ahead: Bounds | null = null
  let isSure = false
  return {
    heard(serverMs, sentAtMs, receivedAtMs) {
      const next = { low: serverMs - receivedAtMs, high: serverMs - sentAtMs }
      const low = Math.max(next.low, ahead?.low ?? next.low)
      const high = Math.min(next.high, ahead?.high ?? next.high)
      // No overlap: the page slept, or its timer drifts. What was heard last is true.
      ahead = isSure && low <= high ? { low, high } : next
      isSure = true
    },
    guess(kept, wallMs, monotonicMs) {
      const serverMs = kept.serverMs + Math.max(0, wallMs - kept.wallMs)
      ahead = { low: serverMs - monotonicMs, high: serverMs - monotonicMs }
      isSure = false
    },
    now: (monotonicMs) => monotonicMs + (ahead ? (ahead.low + ahead.high) / 2 : 0),
    atLeast: (monotonicMs) => monotonicMs + (ahead?.low ?? 0),
    isSure: () => isSure,
  }
}
