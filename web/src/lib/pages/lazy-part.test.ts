import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, Nothing } from './lazy-part.ts'

const Part = () => null
const dropped = () =>
  vi.fn<() => Promise<{ Part: typeof Part }>>().mockRejectedValueOnce(new Error('dropped'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks a second time for a part that was dropped on its way', async () => {
  const load = dropped().mockResolvedValue({ Part })
  const part = lazyPart(load, 'Part')
  const come = part.preload()
  await vi.advanceTimersByTimeAsync(900)
  expect([load.mock.calls.length, part.hasCome()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(200)
  await come
  expect([load.mock.calls.length, part.hasCome()]).toEqual([2, true])
})

it('says so where it does not come again, or shows what stands in its place', async () => {
  const load = () => dropped().mockRejectedValue(new Error('gone'))
  const says = expect(lazyPart(load(), 'Part').preload()).rejects.toThrow('gone')
  vi.spyOn(console, 'warn').mockReturnValue()
  const replaced = lazyPart(load(), 'Part', { missing: Nothing })
  const stands = expect(replaced.preload()).resolves.toMatchObject({ default: Nothing })
  await vi.advanceTimersByTimeAsync(1_100)
  await Promise.all([says, stands])
})
