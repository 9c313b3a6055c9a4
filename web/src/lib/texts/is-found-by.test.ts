import { expect, test } from 'vitest'
import { isFoundBy } from './is-found-by.ts'

test.each([
  ['ecole', 'École de données', true],
  ['DONNÉES éc', 'École de données', true],
  ['onnee', 'École de données', true],
  ['do', 'École de données', true],
  ['on', 'École de données', false],
  ['eric@', 'Eric Mugisha eric@example.rw', true],
  ['ex', 'Eric Mugisha eric@example.rw', true],
  ['', 'École de données', true],
  ['nothing', 'École de données', false],
])('%s in %s', (typed, text, isFound) => {
  expect(isFoundBy(text, typed)).toBe(isFound)
})
