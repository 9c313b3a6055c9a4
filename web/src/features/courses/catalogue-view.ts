import { asSearch } from '@academy/contract/http/rules'

/** What of the catalogue is shown; it lives in the address, so that a link, Back and reload keep it. */
export interface CatalogueView {
  q: string
  /** '' is All. */
  category: string
  /** From 1. */
  page: number
}

/** As far as a call can ask; behind a list's last page the last one is shown. */
const LAST_PAGE = 999_999

/** Reads `?q=&category=&page=`; what makes no sense falls back to everything, page 1. */
export function readCatalogueView(params: URLSearchParams, categories: readonly string[]): CatalogueView {
  const category = params.get('category') ?? ''
  const page = Math.trunc(Number(params.get('page')))
  return {
    q: asSearch(params.get('q') ?? ''),
    category: categories.includes(category) ? category : '',
    page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
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
