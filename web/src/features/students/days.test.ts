import { expect, test } from 'vitest'
import { weeksOf } from './days.ts'

test('weeks begin on Monday and end today', () => {
  // A Thursday.
  const weeks = weeksOf(['2026-11-16', '2026-11-19'], '2026-11-19', 2)
  expect(weeks.map((week) => week.map(({ day }) => day.slice(-2)))).toEqual([
    ['09', '10', '11', '12', '13', '14', '15'],
    ['16', '17', '18', '19'],
  ])
  expect(weeks.flat().filter(({ isActive }) => isActive)).toHaveLength(2)
})

test('a Sunday ends its week', () => {
  expect(weeksOf([], '2026-11-22', 1)[0]?.map(({ day }) => day)).toHaveLength(7)
})
