import { expect, test } from 'vitest'
import { coursesCalled } from './courses-called.ts'

const courses = [{ title: 'École de données' }, { title: 'Your First Web Page' }]

test.each([
  ['ecole', ['École de données']],
  ['DONNÉES', ['École de données']],
  ['first web', ['Your First Web Page']],
  ['', ['École de données', 'Your First Web Page']],
  ['nothing', []],
])('courses are found by a part of their title, accents or not: %s', (typed, titles) => {
  expect(coursesCalled(courses, typed).map(({ title }) => title)).toEqual(titles)
})
