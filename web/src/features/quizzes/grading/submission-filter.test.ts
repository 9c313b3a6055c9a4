import { expect, test } from 'vitest'
import { filterIn, isFiltered, withFilter, withoutFilters, withPage } from './submission-filter.ts'

test('what an address asks for; what it cannot ask for is left out', () => {
  expect(filterIn(new URLSearchParams('q= Diane &status=graded&page=3'))).toEqual({
    search: 'Diane',
    status: 'graded',
    course: '',
    quiz: '',
    page: 3,
  })
  expect(filterIn(new URLSearchParams('status=lost&page=-1'))).toMatchObject({ status: '', page: 1 })
  expect(isFiltered(filterIn(new URLSearchParams('page=2')))).toBe(false)
})

test('another filter begins at the first page, another course forgets the quiz', () => {
  const params = new URLSearchParams('course=c1&quiz=q1&page=4&view=sittings')
  expect(withFilter(params, { status: 'submitted' }).toString()).toBe(
    'course=c1&quiz=q1&view=sittings&status=submitted',
  )
  expect(withFilter(params, { course: 'c2' }).toString()).toBe('course=c2&view=sittings')
  expect(withFilter(params, { course: '' }).toString()).toBe('view=sittings')
  expect(withoutFilters(params).toString()).toBe('view=sittings')
})

test('a page keeps the filters in force', () => {
  const params = new URLSearchParams('q=a&page=2')
  expect(withPage(params, 3)).toBe('?q=a&page=3')
  expect(withPage(params, 1)).toBe('?q=a')
})
