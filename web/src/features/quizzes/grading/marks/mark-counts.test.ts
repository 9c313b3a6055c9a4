import { expect, test } from 'vitest'
import { countMarks } from './mark-counts.ts'

test('a column for every half mark, and what is not marked counts nowhere', () => {
  const { columns, graded, average } = countMarks([0, 1.5, 1.5, 2, null], 2, 0.5)
  expect(columns).toEqual([
    { mark: 0, count: 1 },
    { mark: 0.5, count: 0 },
    { mark: 1, count: 0 },
    { mark: 1.5, count: 2 },
    { mark: 2, count: 1 },
  ])
  expect([graded, average]).toEqual([4, 1.3])
})

test('many marks share columns, and the maximum has its place', () => {
  const { columns } = countMarks([100, 97, 0], 100, 0.5)
  expect(columns.length).toBeLessThanOrEqual(21)
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(columns.at(-1)).toEqual({ mark: 100, count: 1 })
})

test('nothing graded is no average', () => {
  expect(countMarks([], 3, 0.5)).toMatchObject({ graded: 0, average: 0 })
})
