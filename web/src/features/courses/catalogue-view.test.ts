import { describe, expect, it } from 'vitest'
import { catalogueAddress, readCatalogueView } from './catalogue-view.ts'

const categories = ['Web Development', 'Data Science']
const read = (search: string) => readCatalogueView(new URLSearchParams(search), categories)

describe('the catalogue in the address', () => {
  it('comes back from its own address', () => {
    const view = { q: 'maps & "tables"', category: 'Data Science', page: 3 }
    const address = catalogueAddress(view)
    expect(read(address.split('?')[1] ?? '')).toEqual(view)
  })

  it('leaves defaults out', () => {
    expect(catalogueAddress({ q: '', category: '', page: 1 })).toBe('/courses')
  })

  it('falls back to everything for what makes no sense', () => {
    expect(read('page=-1&category=Cooking')).toEqual({ q: '', category: '', page: 1 })
    expect(['page=0', 'page=none', 'page='].map((given) => read(given).page)).toEqual([1, 1, 1])
    expect(read('q=%00').q).toBe('')
    expect(read('q=ma%00ps').q).toBe('maps')
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200)
    expect(read(`q=${'x'.repeat(199)}${encodeURIComponent('🧵')}`).q).toBe('x'.repeat(199))
  })
  it('reads a number behind the last page as one, however it is written', () => {
    const pages = ['999999', '1e9', '12345678', '9'.repeat(400)].map((page) => read(`page=${page}`).page)
    expect(pages).toEqual(Array(4).fill(999_999))
  })
})
