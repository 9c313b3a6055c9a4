import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('what nobody has asked for the longest goes first', () => {
  const recent = createRecent<number>(2)
  recent.keep('first', 1)
  recent.keep('second', 2)
  expect(recent.get('first')).toBe(1)
  recent.keep('third', 3)
  expect(recent.get('second')).toBeUndefined()
  expect(recent.get('first')).toBe(1)
  expect(recent.get('third')).toBe(3)
})

test('what is kept again takes one place', () => {
  const recent = createRecent<number>(2)
  recent.keep('first', 1)
  recent.keep('second', 2)
  recent.keep('second', 3)
  expect(recent.get('first')).toBe(1)
  expect(recent.get('second')).toBe(3)
})
