import { expect, test } from 'vitest'
import { type Column, nextSort } from './columns.ts'
import { pageState, toggled, toggledPage } from './selection.ts'

const name: Column<unknown> = { id: 'name', header: 'Name', cell: () => null, sortable: true }
const date: Column<unknown> = { ...name, id: 'date', descendingFirst: true }

test('a header sorts its own way first, then turns', () => {
  expect(nextSort(name, undefined)).toEqual({ by: 'name', descending: false })
  expect(nextSort(name, { by: 'name', descending: false })).toEqual({ by: 'name', descending: true })
  expect(nextSort(date, { by: 'name', descending: true })).toEqual({ by: 'date', descending: true })
})

test('selecting a page completes it first and keeps the rows of other pages', () => {
  const some = toggled(new Set(['other']), 'a')
  expect(pageState(some, ['a', 'b'])).toBe('some')
  const all = toggledPage(some, ['a', 'b'])
  expect([...all].sort()).toEqual(['a', 'b', 'other'])
  expect(pageState(all, ['a', 'b'])).toBe('all')
  expect([...toggledPage(all, ['a', 'b'])]).toEqual(['other'])
  expect(pageState(new Set(), [])).toBe('none')
})
