import type { Notification } from '@academy/contract/notifications'
import { expect, test } from 'vitest'
import { daysOf, groupByDay } from './day-groups.ts'

const at = (createdAt: string) => ({ _id: createdAt, createdAt }) as Notification

test('the day is the one in Kigali', () => {
  // 00:30 on the 21st in Kigali.
  const now = '2026-11-20T22:30:00Z'
  const [before, after, ahead] = [
    at('2026-11-20T21:59:00Z'),
    at('2026-11-20T22:01:00Z'),
    at('2026-11-21T23:00:00Z'),
  ]
  expect(groupByDay([ahead, after, before], now)).toEqual({ today: [ahead, after], earlier: [before] })
})

test('each day of Kigali is a group, in the order of the list', () => {
  const [late, early, before] = [
    at('2026-11-20T21:59:00Z'),
    at('2026-11-19T22:01:00Z'),
    at('2026-11-19T21:59:00Z'),
  ]
  expect(daysOf([late, early, before])).toEqual([
    { at: late.createdAt, notes: [late, early] },
    { at: before.createdAt, notes: [before] },
  ])
  expect(daysOf([])).toEqual([])
})
