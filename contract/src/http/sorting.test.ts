import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSort, sortQuery } from './sorting.ts'

const query = z.object({ sort: sortQuery('student', 'score') })

test.each([
  ['student', { by: 'student', isDescending: false }],
  ['-score', { by: 'score', isDescending: true }],
])('%s is an order', (text, order) => {
  const { sort } = query.parse({ sort: text })
  expect(sort && readSort(sort)).toEqual(order)
})

test.each(['secret', '--score', '', ['score'], 'score; drop table users'])('%j is none', (text) => {
  expect(query.parse({ sort: text }).sort).toBeUndefined()
})
