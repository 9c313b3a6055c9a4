import { backoffMs } from '../../../lib/backoff.ts'
import type { Clock } from './ports.ts'

/** An answer that takes longer than this is taken for none. */
export const NO_ANSWER_AFTER_MS = 20_000
const RETRY = { firstMs: 500, longestMs: 15_000 }
/** When the line is back, a request older than this was sent into the void. */
const HUNG_AFTER_MS = 1_500

export interface Job {
  /** From now. */
  inMs: number
  /** Rejects when the server gave no answer, or asks to come again. */
  run: (signal: AbortSignal) => Promise<void>
}

export interface Line {
  /** Something may have to be done sooner or later than before. */
  poke(): void
  /** The line or the person is back: at once, whatever failed before. */
  hurry(): void
  stop(): void
  hasTrouble(): boolean
}

type LineOptions = {
  clock: Clock
  random: () => number
  /** What is to be done next; null while there is nothing. */
  next: () => Job | null
  /** An attempt ended, well or badly. */
  onTurn: () => void
}

/** One request at a time; after a failure the next one waits, longer each time. */
export function createLine({ clock, random, next, onTurn }: LineOptions): Line {
  let failures = 0
  let notBefore = 0
  let cancelTimer = () => {}
  let running: { abort: AbortController; sinceMs: number } | null = null
  let isStopped = false

  function schedule(): void {
    cancelTimer()
    if (isStopped || running) return
    const job = next()
    if (!job) return
    const now = clock.monotonicMs()
    const wait = Math.max(job.inMs, failures > 0 ? notBefore - now : 0, 0)
    cancelTimer = clock.after(wait, () => void turn())
  }

  async function turn(): Promise<void> {
    const job = next()
    if (isStopped || running || !job) return
    if (job.inMs > 0) return schedule()
    const abort = new AbortController()
    const own = { abort, sinceMs: clock.monotonicMs() }
    running = own
    const cancelTimeout = clock.after(NO_ANSWER_AFTER_MS, () => abort.abort())
    const hasAnswer = await untilAborted(job.run(abort.signal), abort.signal)
    cancelTimeout()
    if (running === own) running = null
    if (isStopped) return
    failures = hasAnswer ? 0 : failures + 1
    if (!hasAnswer) notBefore = clock.monotonicMs() + backoffMs(RETRY, failures - 1, random)
    onTurn()
    schedule()
  }

  return {
    poke: schedule,
    hurry() {
      failures = 0
      notBefore = 0
      if (running && clock.monotonicMs() - running.sinceMs > HUNG_AFTER_MS) running.abort.abort()
      schedule()
    },
    stop() {
      isStopped = true
      cancelTimer()
      running?.abort.abort()
    },
    hasTrouble: () => failures > 0,
  }
}

/** A request may not notice that it was given up; nobody waits for it then. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    signal.addEventListener('abort', () => done(false), { once: true })
    work.then(
      () => done(true),
      () => done(false),
    )
  })
}
