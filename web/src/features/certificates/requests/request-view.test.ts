import { expect, it } from 'vitest'
import { emptinessOf, viewIn, withView } from './request-view.ts'

it('reads the filters of the address, and knows no others', () => {
  expect(viewIn(new URLSearchParams('status=approved&q= divine &page=3'))).toEqual({
    status: 'approved',
    search: 'divine',
    page: 3,
  })
  expect(viewIn(new URLSearchParams('status=lost&page=-1'))).toEqual({ status: 'all', search: '', page: 1 })
})

it('begins at the first page when a filter changes, and keeps the open request', () => {
  const params = new URLSearchParams('status=pending&page=4&open=abc')
  expect(withView(params, { search: 'sql' }).toString()).toBe('status=pending&open=abc&q=sql')
  expect(withView(params, { status: 'all' }).toString()).toBe('open=abc')
  expect(withView(params, { page: 2 }).get('page')).toBe('2')
})

it('says why it is empty: no request at all, all checked, or nothing found', () => {
  const emptiness = (status: 'all' | 'pending' | 'completed', search: string, hasAny: boolean) =>
    emptinessOf({ status, search, page: 1 }, hasAny)
  expect(emptiness('pending', '', true)).toBe('all-checked')
  expect(emptiness('pending', '', false)).toBe('none-yet')
  expect(emptiness('pending', 'divine', true)).toBe('none-found')
  expect(emptiness('completed', '', true)).toBe('none-found')
  expect(emptiness('all', '', false)).toBe('none-yet')
})
