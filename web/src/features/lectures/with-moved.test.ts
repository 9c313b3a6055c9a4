import { expect, it } from 'vitest'
import { withMoved } from './with-moved.ts'

it('moves one thing and keeps the others in their order', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(withMoved(list, 0, 2).join('')).toBe('bcad')
  expect(withMoved(list, 3, 0).join('')).toBe('dabc')
  expect(list.join('')).toBe('abcd')
})

it('leaves the list alone where there is nowhere to go', () => {
  const list = ['a', 'b']
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [1, 1],
    [5, 0],
  ] as const)
    expect(withMoved(list, from, to)).toBe(list)
})
