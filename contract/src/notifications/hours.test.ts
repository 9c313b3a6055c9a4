import { expect, test } from 'vitest'
import { minutesOf, nextMoment, quietUntil, timeOfDay } from './hours.ts'

const kigali = (written: string) => new Date(`${written}:00+02:00`)

test.each(['00:00', '07:30', '23:59'])('%s is written and read', (time) => {
  expect(timeOfDay(minutesOf(time))).toBe(time)
})

test.each([
  ['2026-11-20T17:59', '18:00', '2026-11-20T18:00'],
  ['2026-11-20T18:00', '18:00', '2026-11-21T18:00'],
  ['2026-11-20T23:59', '00:00', '2026-11-21T00:00'],
  ['2026-11-21T00:00', '00:00', '2026-11-22T00:00'],
  ['2026-11-21T01:30', '23:00', '2026-11-21T23:00'],
  ['2026-12-31T23:30', '01:00', '2027-01-01T01:00'],
])('after %s it is next %s at %s', (now, time, next) => {
  expect(nextMoment(kigali(now), minutesOf(time))).toEqual(kigali(next))
})

test.each([
  ['21:59', null],
  ['22:00', '2026-11-21T06:00'],
  ['23:59', '2026-11-21T06:00'],
  ['00:00', '2026-11-20T06:00'],
  ['05:59', '2026-11-20T06:00'],
  ['06:00', null],
])('over midnight: at %s it is quiet until %s', (time, until) => {
  const night = { from: minutesOf('22:00'), until: minutesOf('06:00') }
  expect(quietUntil(kigali(`2026-11-20T${time}`), night)).toEqual(until && kigali(until))
})

test('within a day', () => {
  const noon = { from: minutesOf('12:00'), until: minutesOf('13:00') }
  expect(quietUntil(kigali('2026-11-20T11:59'), noon)).toBeNull()
  expect(quietUntil(kigali('2026-11-20T12:30'), noon)).toEqual(kigali('2026-11-20T13:00'))
  expect(quietUntil(kigali('2026-11-20T13:00'), noon)).toBeNull()
})
