import { expect, test } from 'vitest'
import { nextEnabled, optionsMatching } from './combobox-options.ts'

const people = [
  { value: '1', label: 'Béata Kamana', detail: 'beata@example.rw' },
  { value: '2', label: 'Diane Uwase', detail: 'diane.uwase@example.rw', disabled: true },
  { value: '3', label: 'Eric Mugisha', detail: 'eric@example.rw' },
]
const found = (typed: string) => optionsMatching(people, typed).map((person) => person.value)

test('words in any order, accents or not, name or e-mail', () => {
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('kam bea')).toEqual(['1'])
  expect(found('UWASE')).toEqual(['2'])
  expect(found('eric@')).toEqual(['3'])
  expect(found('nobody')).toEqual([])
})

test('arrow keys skip what cannot be chosen and go around', () => {
  expect(nextEnabled(people, 0, 1)).toBe(2)
  expect(nextEnabled(people, 0, -1)).toBe(2)
  expect(nextEnabled(people, -1, 1)).toBe(0)
  expect(nextEnabled([], -1, 1)).toBe(-1)
})
