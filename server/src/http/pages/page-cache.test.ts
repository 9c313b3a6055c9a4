import { expect, test } from 'vitest'
import { createPageCache, type KeptPage } from './page-cache.ts'

const page = (key: string, bytes = 1_000): KeptPage => ({
  key,
  status: 200,
  tag: key,
  brotli: Buffer.alloc(bytes / 2),
  gzip: Buffer.alloc(bytes / 2),
})

test('one page for each address, and only the one that shows what is wanted', () => {
  const cache = createPageCache(10_000)
  cache.keep('/a', page('old'))
  cache.keep('/a', page('new'))
  expect(cache.get('/a', 'old')).toBeUndefined()
  expect(cache.get('/a', 'new')?.tag).toBe('new')
})

test('what nobody has asked for the longest goes when there is no more room', () => {
  // Five pages of 2,000 bytes each, with what they weigh besides.
  const cache = createPageCache(10_000)
  for (const name of 'abcde') cache.keep(name, page(name))
  cache.get('a', 'a')
  cache.keep('f', page('f'))
  expect([...'abcdef'].filter((name) => cache.get(name, name))).toEqual(['a', 'c', 'd', 'e', 'f'])
  cache.keep('g', page('g', 20_000))
  expect(cache.get('g', 'g')).toBeUndefined()
  expect(cache.get('f', 'f')).toBeDefined()
})
