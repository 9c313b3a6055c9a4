/** The database's time, without asking it each time. Decisions (deadlines, expiry) use this, never `new Date()`. */
export type Clock = { now: () => Date }

export type DatabaseClock = Clock & {
  /** Reads the database's time again; rejects when it does not answer, and the clock runs on. */
  sync: () => Promise<void>
  stop: () => void
}

export type ClockOptions = {
  /** `select clock_timestamp()`. */
  readDatabaseTime: () => Promise<Date>
  syncEverySeconds?: number
  onSyncFailed?: (error: unknown) => void
}

const READINGS = 5
const QUICK_MS = 100

/** Runs on the monotonic clock between two readings, so a stepped or wrong host clock changes nothing. */
export async function startClock(options: ClockOptions): Promise<DatabaseClock> {
  let databaseMs = 0
  let readAtMs = 0

  /** A reading is off by half the time it took at most: on a busy machine that may be seconds, so of several the quickest counts. */
  async function sync(): Promise<void> {
    let quickestMs = Number.POSITIVE_INFINITY
    for (let reading = 0; reading < READINGS && quickestMs > QUICK_MS; reading += 1) {
      const askedAtMs = performance.now()
      const time = await options.readDatabaseTime()
      const tookMs = performance.now() - askedAtMs
      if (tookMs >= quickestMs) continue
      quickestMs = tookMs
      databaseMs = time.getTime()
      readAtMs = askedAtMs + tookMs / 2
    }
  }

  await sync()
  const timer = setInterval(
    () => void sync().catch((error) => options.onSyncFailed?.(error)),
    (options.syncEverySeconds ?? 10) * 1000,
  )
  timer.unref()

  return {
    now: () => new Date(databaseMs + performance.now() - readAtMs),
    sync,
    stop: () => clearInterval(timer),
  }
}

export type TestClock = Clock & { advance: (ms: number) => void }

/** A clock that tests move: the other clock's time plus an offset. */
export function createTestClock(base: Clock): TestClock {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    advance: (ms) => {
      offsetMs += ms
    },
  }
}
