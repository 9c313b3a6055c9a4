import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf, rowsOfPage } from './paging.ts'

const size = fc.nat({ max: 300 })
const asked = fc.record({ page: fc.integer({ min: 1, max: 40 }), limit: fc.integer({ min: 1, max: 50 }) })

test('a page read from the nearer end holds what the list has there, and passes over no more than half', async () => {
  await fc.assert(
    fc.asyncProperty(size, asked, async (total, part) => {
      const list = Array.from({ length: total }, (_, n) => n)
      const { limit, offset } = partOf(total, part)
      const passed: number[] = []
      const rows = await rowsOfPage({ limit, offset }, { total }, async (range, isReversed) => {
        passed.push(range.offset)
        return (isReversed ? list.toReversed() : list).slice(range.offset, range.offset + range.limit)
      })
      expect(rows).toEqual(list.slice(offset, offset + limit))
      expect(passed[0]).toBeLessThanOrEqual(total / 2)
    }),
  )
})

test('where nobody knows how many there are, a page is read from the front', async () => {
  const read = async (_range: object, isReversed: boolean) => [isReversed]
  expect(await rowsOfPage({ limit: 5, offset: 900 }, { total: 1_000, hasMore: true }, read)).toEqual([false])
})
