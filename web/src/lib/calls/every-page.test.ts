import { expect, it } from 'vitest'
import { everyPage } from './every-page.ts'

it('asks for page after page until it has all', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  const ask = async (page = '1') => ({
    rows: rows.slice(Number(page) * 2 - 2, Number(page) * 2),
    page: Number(page),
    pages: 3,
  })
  expect((await everyPage(ask)).flatMap((one) => one.rows)).toEqual(rows)
  expect(await everyPage(async () => ({ page: 1, pages: 1 }))).toHaveLength(1)
})
