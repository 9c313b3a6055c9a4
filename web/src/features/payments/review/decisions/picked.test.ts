import { BULK_MAX_REQUESTS } from '@academy/contract/payments/rules'
import { expect, test } from 'vitest'
import { aRequest } from '../requests.test-data.ts'
import {
  hasAllExact,
  keptPicks,
  NOTHING_PICKED,
  pickedRange,
  toggledExact,
  toggledPick,
  totalRwf,
} from './picked.ts'

const exact = aRequest('Grace', 35_000)
const other = aRequest('Divine', 40_000)
const likely = aRequest('Olivier', 40_000, 'likely')
const used = aRequest('Theo', 15_000, 'id-used')
const late = aRequest('Josiane', 55_000, 'after-statement')
const waiting = [exact, likely, used, other, late]
const ids = (picked: typeof NOTHING_PICKED) => [...picked.keys()]

test('select exact takes exact matches only, and again takes them out', () => {
  const all = toggledExact(NOTHING_PICKED, waiting)
  expect(ids(all)).toEqual([exact._id, other._id])
  expect(hasAllExact(all, waiting)).toBe(true)
  expect(totalRwf(all)).toBe(75_000)
  expect(toggledExact(toggledPick(all, likely), waiting)).toEqual(new Map([[likely._id, likely]]))
  expect(hasAllExact(NOTHING_PICKED, [likely])).toBe(false)
})

test('a selection outlasts another search, but not a decision', () => {
  const picked = toggledPick(toggledPick(NOTHING_PICKED, exact), likely)
  expect(keptPicks(picked, [], new Set())).toBe(picked)
  expect(ids(keptPicks(picked, [], new Set([exact._id])))).toEqual([likely._id])
  const dearer = { ...exact, price: 36_000 }
  expect(totalRwf(keptPicks(picked, [dearer], new Set()))).toBe(76_000)
})

test('a range is selected from the last one touched, either way', () => {
  expect(ids(pickedRange(NOTHING_PICKED, waiting, likely._id, late._id))).toEqual([
    likely._id,
    other._id,
    late._id,
  ])
  expect(pickedRange(NOTHING_PICKED, waiting, other._id, likely._id).size).toBe(2)
  expect(pickedRange(NOTHING_PICKED, waiting, null, likely._id).size).toBe(0)
})

test('an id that was used is never selected, and leaves when it is used meanwhile', () => {
  expect(toggledPick(NOTHING_PICKED, used).size).toBe(0)
  const picked = toggledPick(NOTHING_PICKED, exact)
  const overtaken = { ...exact, match: used.match }
  expect(keptPicks(picked, [overtaken], new Set()).size).toBe(0)
})

test('what a deleted person asked for is selected by nothing', () => {
  const gone = { ...exact, user: null }
  expect(toggledPick(NOTHING_PICKED, gone).size).toBe(0)
  expect(ids(toggledExact(NOTHING_PICKED, [gone, other]))).toEqual([other._id])
  expect(hasAllExact(NOTHING_PICKED, [gone])).toBe(false)
  expect(keptPicks(toggledPick(NOTHING_PICKED, exact), [gone], new Set()).size).toBe(0)
})

test('never more than the server takes at once', () => {
  const many = Array.from({ length: BULK_MAX_REQUESTS + 5 }, () => aRequest('Many'))
  const picked = toggledExact(NOTHING_PICKED, many)
  expect(picked.size).toBe(BULK_MAX_REQUESTS)
  expect(toggledPick(picked, exact).size).toBe(BULK_MAX_REQUESTS)
  expect(hasAllExact(picked, many)).toBe(true)
})
