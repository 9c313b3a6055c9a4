import { expect, test } from 'vitest'
import { type FocusPlace, gradingKey, type Press } from './keys.ts'

function press(key: string, more: Partial<Press> = {}): Press {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }
}
const PLACES: readonly FocusPlace[] = ['marks', 'text', 'elsewhere']

test('saving and changing student work from everywhere', () => {
  for (const place of PLACES) {
    expect(gradingKey(press('Enter', { ctrlKey: true }), place)).toEqual({ act: 'save' })
    expect(gradingKey(press('Enter', { metaKey: true }), place)).toEqual({ act: 'save' })
    expect(gradingKey(press('ArrowLeft', { altKey: true }), place)).toEqual({ act: 'student', by: -1 })
    expect(gradingKey(press('ArrowRight', { altKey: true }), place)).toEqual({ act: 'student', by: 1 })
    expect(gradingKey(press('¡', { altKey: true, code: 'Digit1' }), place)).toEqual({
      act: 'comment',
      index: 0,
    })
  }
})

test('a text box keeps its letters, its arrows and its Tab', () => {
  for (const one of [
    press('n'),
    press('?'),
    press('5'),
    press('Tab'),
    press('ArrowUp', { shiftKey: true }),
  ]) {
    expect(gradingKey(one, 'text')).toBeNull()
  }
})

test('the field of marks: full, half steps, next question; digits are typed', () => {
  expect(gradingKey(press('ArrowUp', { shiftKey: true }), 'marks')).toEqual({ act: 'full' })
  expect(gradingKey(press('ArrowUp'), 'marks')).toEqual({ act: 'step', by: 1 })
  expect(gradingKey(press('ArrowDown'), 'marks')).toEqual({ act: 'step', by: -1 })
  expect(gradingKey(press('Tab'), 'marks')).toEqual({ act: 'next-question' })
  expect(gradingKey(press('Tab', { shiftKey: true }), 'marks')).toBeNull()
  expect(gradingKey(press('4'), 'marks')).toBeNull()
  expect(gradingKey(press('n'), 'marks')).toEqual({ act: 'next-ungraded' })
})

test('elsewhere a digit begins a mark and Tab goes its own way', () => {
  expect(gradingKey(press('4'), 'elsewhere')).toEqual({ act: 'begin', text: '4' })
  expect(gradingKey(press('.'), 'elsewhere')).toEqual({ act: 'begin', text: '.' })
  expect(gradingKey(press('?', { shiftKey: true }), 'elsewhere')).toEqual({ act: 'help' })
  expect(gradingKey(press('Tab'), 'elsewhere')).toBeNull()
  expect(gradingKey(press('5', { ctrlKey: true }), 'elsewhere')).toBeNull()
})
