import { expect, test } from 'vitest'
import { deepestDrop, percentOf, tenth } from './shares.ts'

const lecture = (title: string, completed: number) => ({
  ...{ _id: title, title, completed, expected: 40, completedBefore: 0, expectedBefore: 0 },
})

test('the deepest drop lies where the most are lost, not where the fewest are left', () => {
  const rows = [lecture('One', 38), lecture('Two', 20), lecture('Three', 12), lecture('Four', 14)]
  expect(deepestDrop(rows)).toMatchObject({ from: { title: 'One' }, to: { title: 'Two' }, lost: 18 })
  expect(deepestDrop([lecture('One', 3), lecture('Two', 5)])).toBeNull()
})

test('a share has one decimal and never passes the whole', () => {
  expect([percentOf(1, 3), percentOf(0, 0), percentOf(5, 4)].map(tenth)).toEqual(['33.3%', '0%', '100%'])
})
