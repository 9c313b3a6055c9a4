import type { Range } from '@academy/contract/progress/rules'

// What was truly watched, from what a media element tells while it plays. Pure: the clock comes in.

export interface Tick {
  /** Where the recording stands, in seconds. */
  mediaSeconds: number
  atMs: number
  rate: number
}

export type PlayEvent =
  /** It plays on, or stands still after playing (pause, end). */
  | ({ type: 'tick' | 'stop' } & Tick)
  /** It goes somewhere else: a jump, a loop, another source. */
  | { type: 'jump' }

/** Events come late when a tab sleeps or a phone is slow; more than this ahead of the clock is a jump. */
const SLACK_SECONDS = 0.4

/** The next state, and the range that playing has covered since the last tick; only forward, and never faster than the clock. */
export function stepWatching(
  last: Tick | null,
  event: PlayEvent,
): { last: Tick | null; watched: Range | null } {
  if (event.type === 'jump') return { last: null, watched: null }
  const { mediaSeconds, atMs, rate } = event
  const next = event.type === 'tick' ? { mediaSeconds, atMs, rate } : null
  return { last: next, watched: last && playedBetween(last, event) }
}

function playedBetween(last: Tick, now: Tick): Range | null {
  const moved = now.mediaSeconds - last.mediaSeconds
  const elapsed = (now.atMs - last.atMs) / 1000
  if (!(moved > 0) || !(elapsed >= 0)) return null
  const possible = elapsed * Math.max(last.rate, now.rate) + SLACK_SECONDS
  return moved <= possible ? [last.mediaSeconds, now.mediaSeconds] : null
}
