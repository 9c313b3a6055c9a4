import type { PersonAnswer } from '@academy/contract/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { callsInTime } from './calls-in-time.ts'

const callOf = (url: string) => ({ address: 'GET /api/user/me', params: {}, query: {}, url }) as const
const answer: PersonAnswer = { status: 200, body: { name: 'Ada' }, offline: null }
const LATE_MS: Readonly<Record<string, number>> = { '/at-once': 0, '/late': 1_000, '/never': 3_600_000 }

/** Answers each after its time. */
const calls = () =>
  callsInTime(({ url }) => new Promise((resolve) => setTimeout(resolve, LATE_MS[url], answer)), {} as Context)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is drawn without the answer that hangs, and sent without the late one', async () => {
  const { ask, inTime, answered } = calls()
  const drawing = Promise.all(['/at-once', '/late', '/never'].map((url) => ask(callOf(url))))
  const drawn = inTime(drawing)
  await vi.advanceTimersByTimeAsync(500)
  expect(await drawn).toEqual([answer, null, null])
  const sent = answered(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(await sent).toEqual({ '/at-once': answer })
  // Nobody would hear of its answer.
  expect(await ask(callOf('/at-once'))).toBeNull()
})

test('where nothing is drawn in time the answers are waited for longer, and not for ever', async () => {
  const { ask, inTime, answered } = calls()
  for (const url of Object.keys(LATE_MS)) void ask(callOf(url))
  const drawn = inTime(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(500)
  expect(await drawn).toBeNull()
  const sent = answered(false)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await sent).toEqual({ '/at-once': answer, '/late': answer })
})

test('each call is asked once, whoever waits for it', async () => {
  const askAs = vi.fn(async () => answer)
  const { ask } = callsInTime(askAs, {} as Context)
  await Promise.all([ask(callOf('/at-once')), ask(callOf('/at-once'))])
  expect(askAs).toHaveBeenCalledTimes(1)
})
