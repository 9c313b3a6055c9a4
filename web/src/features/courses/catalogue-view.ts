/** What of the catalogue is shown; it lives in the address, so that a link, Back and reload keep it. */
export interface CatalogueView {
  q: string
  /** '' is All. */
  category: string
  /** From 1. */
  page: number
}

const PAGE = /^[1-9]\d{0,5}$/
const SEARCH_MAX_LENGTH = 200

/** Reads `?q=&category=&page=`; what makes no sense falls back to everything, page 1. */
export function readCatalogueView(params: URLSearchParams, categories: readonly string[]): CatalogueView {
  const category = params.get('category') ?? ''
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    category: categories.includes(category) ? category : '',
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; what is at its default stays out of it. */
export function catalogueAddress({ q, category, page }: CatalogueView): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `/courses?${search}` : '/courses'
}
