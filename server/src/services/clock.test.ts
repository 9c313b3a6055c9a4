import { afterEach, expect, it, vi } from 'vitest'
import { createTestClock, startClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

/** A database whose clock is an hour ahead of this host, on a host whose time tests can move. */
async function clockOf(readDatabaseTime: () => Promise<Date>, onSyncFailed?: (error: unknown) => void) {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  return startClock({ readDatabaseTime, onSyncFailed, syncEverySeconds: 10 })
}

it('tells the time of the database, not of the host', async () => {
  const clock = await clockOf(async () => new Date('2026-03-01T10:00:00Z'))
  vi.setSystemTime(new Date('1999-12-31T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2026-03-01T10:00:00Z'))
  vi.advanceTimersByTime(5000)
  expect(clock.now()).toEqual(new Date('2026-03-01T10:00:05Z'))
  clock.stop()
})

it('follows the database, and runs on while it does not answer', async () => {
  let answers = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:12Z')]
  const failures: unknown[] = []
  const read = async () => {
    const [next, ...rest] = answers
    answers = rest
    if (!next) throw new Error('the database is away')
    return next
  }
  const clock = await clockOf(read, (error) => failures.push(error))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.now()).toEqual(new Date('2026-03-01T10:00:12Z'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.now()).toEqual(new Date('2026-03-01T10:00:22Z'))
  expect(failures).toHaveLength(1)
  await expect(clock.sync()).rejects.toThrow('away')
  clock.stop()
})

it('takes the quickest of several readings, since a slow one may be off by seconds', async () => {
  const truth = () => new Date(Date.parse('2026-03-01T10:00:00Z') + performance.now())
  let reading = 0
  const clock = await clockOf(async () => {
    reading += 1
    const time = truth()
    // A busy machine: the answer lies around for a while before it is looked at.
    if (reading < 3) vi.advanceTimersByTime(20_000)
    return time
  })
  expect(clock.now()).toEqual(truth())
  expect(reading).toBe(3)
  clock.stop()
})

it('goes by the quickest of them also when it was not the last', async () => {
  const truth = () => new Date(Date.parse('2026-03-01T10:00:00Z') + performance.now())
  const took = [20_000, 200, 20_000, 10_000, 30_000]
  const clock = await clockOf(async () => {
    const time = truth()
    vi.advanceTimersByTime(took.shift() ?? 0)
    return time
  })
  expect(took).toEqual([])
  // Off by half of what the quickest took.
  expect(truth().getTime() - clock.now().getTime()).toBe(100)
  clock.stop()
})

it('is moved by tests', () => {
  const clock = createTestClock({ now: () => new Date(1000) })
  clock.advance(500)
  clock.advance(500)
  expect(clock.now()).toEqual(new Date(2000))
})
