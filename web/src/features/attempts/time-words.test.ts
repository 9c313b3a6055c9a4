import { expect, it } from 'vitest'
import { clockWords, urgencyOf } from './time-words.ts'

it('writes the time that is left', () => {
  expect([1122, 59, 3725].map((seconds) => clockWords(seconds, false))).toEqual(['18:42', '0:59', '1:02:05'])
  expect([7122, 59, 0].map((seconds) => clockWords(seconds, true))).toEqual([
    '01:58:42',
    '00:00:59',
    '00:00:00',
  ])
})

it('warns under five minutes, and more in the last one', () => {
  expect([300, 299, 60, 59].map(urgencyOf)).toEqual(['calm', 'warn', 'warn', 'last'])
})
