import { expect, test } from 'vitest'
import { countFilters, isFiltered, viewIn, withFilter, withOpen, withoutFilters } from './review-view.ts'

const at = (search: string) => new URLSearchParams(search)
const id = 'a'.repeat(24)

test('the plain address is those that wait, unfiltered, nothing open', () => {
  expect(viewIn(at(''))).toEqual({
    tab: 'pending',
    search: '',
    course: '',
    match: '',
    status: '',
    from: '',
    to: '',
    page: 1,
    open: '',
  })
  expect(isFiltered(viewIn(at('tab=all&page=3')))).toBe(false)
})

test('nonsense in the address is no filter', () => {
  const view = viewIn(at(`match=perfect&status=lost&from=yesterday&page=-2&open=nobody`))
  expect(view).toMatchObject({ match: '', status: '', from: '', page: 1, open: '' })
})

test('a filter begins at the first page and keeps the tab and what is open', () => {
  const next = withFilter(at(`tab=all&page=4&open=${id}`), { status: 'approved', search: 'grace' })
  expect(viewIn(next)).toMatchObject({ tab: 'all', page: 1, open: id, status: 'approved', search: 'grace' })
  expect(withoutFilters(next).toString()).toBe(`tab=all&open=${id}`)
})

test('filters count in their own tab', () => {
  expect(countFilters(viewIn(at('match=exact&status=approved')))).toBe(1)
  expect(countFilters(viewIn(at('tab=all&match=exact&status=approved&from=2026-11-01')))).toBe(2)
})

test('the panel leaves the rest alone', () => {
  expect(withOpen(at(`q=a&open=${id}`), null).toString()).toBe('q=a')
})
