import { expect, test } from 'vitest'
import { pageSteps } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 42, [1, 2, 3, 'gap', 42]],
  [4, 42, [1, 2, 3, 4, 5, 'gap', 42]],
  [20, 42, [1, 'gap', 19, 20, 21, 'gap', 42]],
  [39, 42, [1, 'gap', 38, 39, 40, 41, 42]],
  [42, 42, [1, 'gap', 40, 41, 42]],
])('page %i of %i', (current, count, steps) => {
  expect(pageSteps(current, count)).toEqual(steps)
})
