import { ANNOUNCE_AT_MINUTES } from '@academy/contract/attempts/rules'
import type { Clock, Paper } from './ports.ts'
import type { SittingState } from './state.ts'

type WatchOptions<P extends Paper, R> = {
  clock: Clock
  state: SittingState<P, R>
  /** The second on the screen has changed. */
  onSecond: () => void
  /** 10, 5 or 1 minute are left. */
  onMark: () => void
  /** By the server's clock the deadline has certainly come. */
  onZero: () => void
}

/** Carries the time on between contacts and says when something of it is due. Not sure of the time, it ends nothing. */
export function createWatch<P extends Paper, R>({
  clock,
  state,
  onSecond,
  onMark,
  onZero,
}: WatchOptions<P, R>) {
  let cancel = () => {}

  function look(): void {
    cancel()
    const { deadlineMs, serverClock } = state
    if (state.isStopped || deadlineMs === null || state.phase !== 'open') return
    const now = clock.monotonicMs()
    const leftMs = deadlineMs - serverClock.now(now)
    const certainlyLeftMs = deadlineMs - serverClock.atLeast(now)
    const before = state.secondsLeft
    state.secondsLeft = Math.max(0, Math.ceil(leftMs / 1000))
    const mark = announcementBetween(before, state.secondsLeft)
    if (mark !== null) {
      state.announcedMinutes = mark
      onMark()
    } else if (state.secondsLeft !== before) onSecond()
    if (certainlyLeftMs <= 0 && serverClock.isSure()) onZero()
    else {
      const waitMs = leftMs > 0 ? untilNextSecondMs(leftMs) : Math.min(1_000, Math.max(50, certainlyLeftMs))
      cancel = clock.after(waitMs, look)
    }
  }

  return { look, stop: () => cancel() }
}

/** The mark that was passed between two looks at the clock, in minutes; null when none was. */
function announcementBetween(beforeSeconds: number | null, nowSeconds: number): number | null {
  if (beforeSeconds === null || nowSeconds <= 0) return null
  const passed = ANNOUNCE_AT_MINUTES.filter(
    (minutes) => beforeSeconds > minutes * 60 && nowSeconds <= minutes * 60,
  )
  return passed.length > 0 ? Math.min(...passed) : null
}

/** Until the shown second changes, so that the page looks only as often as there is something new. */
function untilNextSecondMs(leftMs: number): number {
  const part = leftMs % 1000
  return part > 5 ? part : part + 1000
}
