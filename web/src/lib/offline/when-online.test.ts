import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

let line: EventTarget
let listen: ReturnType<typeof vi.fn>
beforeEach(() => {
  line = new EventTarget()
  listen = vi.fn(line.addEventListener.bind(line))
  vi.stubGlobal('addEventListener', listen)
})
afterEach(() => void vi.unstubAllGlobals())

it('asks again by itself where nobody says that the line is back', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('a line that drops'))
    .mockRejectedValueOnce(new Error('a line that drops'))
    .mockResolvedValue('the part')
  const loaded = whenOnline(load)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await loaded).toBe('the part')
  vi.useRealTimers()
})

it('waits for the line where a part could not be loaded, and asks for it no sooner', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('the part')
  const loaded = whenOnline(load)
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(1)
  line.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('the part')
  expect(load).toHaveBeenCalledTimes(2)
})
