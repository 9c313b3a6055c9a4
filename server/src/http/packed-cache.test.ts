import { expect, test } from 'vitest'
import type { Packed } from './packed.ts'
import { createPackedCache } from './packed-cache.ts'

const body = (key: string, bytes = 1_000): Packed => ({
  key,
  status: 200,
  tag: key,
  brotli: Buffer.alloc(bytes / 2),
  gzip: Buffer.alloc(bytes / 2),
})

test('one body for each address, and only the one that shows what is wanted', () => {
  const cache = createPackedCache(10_000)
  cache.keep('/a', body('old'))
  cache.keep('/a', body('new'))
  expect(cache.get('/a', 'old')).toBeUndefined()
  expect(cache.get('/a', 'new')?.tag).toBe('new')
})

test('what nobody has asked for the longest goes when there is no more room', () => {
  // Five bodies of 2,000 bytes each, with what they weigh besides.
  const cache = createPackedCache(10_000)
  for (const name of 'abcde') cache.keep(name, body(name))
  cache.get('a', 'a')
  cache.keep('f', body('f'))
  expect([...'abcdef'].filter((name) => cache.get(name, name))).toEqual(['a', 'c', 'd', 'e', 'f'])
  cache.keep('g', body('g', 20_000))
  expect(cache.get('g', 'g')).toBeUndefined()
  expect(cache.get('f', 'f')).toBeDefined()
})
