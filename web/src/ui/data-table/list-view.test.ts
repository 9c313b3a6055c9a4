import { expect, test } from 'vitest'
import {
  type ListSetup,
  listPlaceIn,
  pageAddress,
  withChange,
  withoutFilters,
  withSort,
} from './list-view.ts'

const setup = {
  filters: { status: ['submitted', 'graded'], course: 'any' },
  sorts: ['student', 'score'],
  usual: 'student',
} as const satisfies ListSetup<Record<string, readonly string[] | 'any'>, string>
const place = (address: string) => listPlaceIn(setup, new URLSearchParams(address))

test('an address without anything is the first page in the usual order', () => {
  expect(place('')).toMatchObject({
    q: '',
    page: 1,
    sort: { by: 'student', descending: false },
    filters: { status: '', course: '' },
    isNarrowed: false,
  })
})

test('search, filters, order and page are what the call is asked', () => {
  const found = place('q= Keza &status=graded&course=c1&sort=-score&page=3')
  expect(found.query).toEqual({
    search: 'Keza',
    status: 'graded',
    course: 'c1',
    sort: '-score',
    page: 3,
  })
  expect(found.isNarrowed).toBe(true)
})

test.each(['page=0', 'page=-2', 'page=x', 'status=lost', 'sort=secret', 'sort=--score'])(
  'what an address may not say (%s) is not asked',
  (address) => {
    expect(place(address).query).toEqual(place('').query)
  },
)

test('a filter, a search and an order begin at the first page; what else stands there stays', () => {
  const params = new URLSearchParams('view=list&page=4&status=graded')
  expect(withChange(params, { q: 'a' }).toString()).toBe('view=list&status=graded&q=a')
  expect(withSort(params, setup, { by: 'score', descending: true }).toString()).toBe(
    'view=list&status=graded&sort=-score',
  )
  expect(withSort(params, setup, { by: 'student', descending: false }).toString()).toBe(
    'view=list&status=graded',
  )
})

test('Reset takes search and filters away and leaves the order; a page keeps all', () => {
  const params = new URLSearchParams('view=list&q=a&status=graded&sort=-score&page=4')
  expect(withoutFilters(params, setup).toString()).toBe('view=list&sort=-score')
  expect(pageAddress(params, 2)).toBe('?view=list&q=a&status=graded&sort=-score&page=2')
  expect(pageAddress(params, 1)).toBe('?view=list&q=a&status=graded&sort=-score')
})
