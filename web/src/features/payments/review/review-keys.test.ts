import { expect, test } from 'vitest'
import { reviewAct } from './review-keys.ts'

const press = (key: string, more: object = {}) =>
  reviewAct({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['x', 'select'],
  ['a', 'approve'],
  ['A', 'approve'],
  ['r', 'reject'],
  ['z', 'undo'],
  ['Escape', 'leave'],
  ['q', null],
])('%s means %s', (key, act) => expect(press(key)).toBe(act))

test('the browser keeps its own keys, and a key held down never decides twice', () => {
  expect(press('a', { ctrlKey: true })).toBeNull()
  expect(press('r', { metaKey: true })).toBeNull()
  expect(press('a', { repeat: true })).toBeNull()
  expect(press('j', { repeat: true })).toBe('next')
})
