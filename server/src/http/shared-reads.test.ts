import { expect, test } from 'vitest'
import { sharedReads } from './shared-reads.ts'

/** Readings that end when they are told to. */
function readings() {
  const begun: ((value: string | Error) => void)[] = []
  const read = () =>
    new Promise<string>((resolve, reject) => {
      begun.push((value) => (value instanceof Error ? reject(value) : resolve(value)))
    })
  return { begun, read }
}

test('who comes while one reads gets what is read next, together', async () => {
  const { begun, read } = readings()
  const shared = sharedReads<string>()
  const first = shared('a', read)
  const later = [shared('a', read), shared('a', read)]
  expect(begun).toHaveLength(1)
  begun[0]?.('before the change')
  expect(await first).toBe('before the change')
  await expect.poll(() => begun.length).toBe(2)
  const afterwards = shared('a', read)
  begun[1]?.('after it')
  expect(await Promise.all(later)).toEqual(['after it', 'after it'])
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.('and later')
  expect(await afterwards).toBe('and later')
})

test('another key waits for nobody, and a failure is only theirs who shared it', async () => {
  const { begun, read } = readings()
  const shared = sharedReads<string>()
  const [one, next, other] = [shared('a', read), shared('a', read), shared('b', read)]
  begun[1]?.('b')
  expect(await other).toBe('b')
  begun[0]?.(new Error('away'))
  await expect(one).rejects.toThrow('away')
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.('back')
  expect(await next).toBe('back')
  const fresh = shared('a', read)
  begun[3]?.('anew')
  expect(await fresh).toBe('anew')
})
