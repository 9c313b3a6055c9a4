import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const lines = ['All submissions', 'Courses', 'Add course', 'Résumés'].map((label) => ({ label }))
const labels = (typed: string) => matching(lines, typed).map(({ label }) => label)

test.each([
  ['cou', ['Courses', 'Add course']],
  ['course ADD', ['Add course']],
  ['resume', ['Résumés']],
  ['sub', ['All submissions']],
  ['missions', []],
])('pages and acts are found by the beginnings of their words: %s', (typed, found) => {
  expect(labels(typed)).toEqual(found)
})
