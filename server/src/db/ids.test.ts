import { expect, test } from 'vitest'
import { firstIdAt, newId } from './ids.ts'

test('ids are 24 lower-case hex letters and always increase', () => {
  const ids = Array.from({ length: 50_000 }, () => newId())
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id.slice(14))).size).toBeGreaterThan(ids.length - 10)
})

test('an id keeps increasing when the clock steps back', () => {
  const late = newId(Date.now() + 60_000)
  expect(newId(Date.now() - 60_000) > late).toBe(true)
})

test('an id begins with the second it was made in', () => {
  const second = 4_000_000_000
  expect(newId(second * 1000).slice(0, 8)).toBe(second.toString(16))
})

test('the first id of a moment comes before all that are made then, and after all from before', () => {
  const moment = 4_100_000_000_000
  const [before, at] = [newId(moment - 1_000), newId(moment)]
  expect(firstIdAt(moment)).toHaveLength(24)
  expect(firstIdAt(moment) > before && firstIdAt(moment) <= at).toBe(true)
})
