// The filters of the list, as they stand in the address.
import { CERTIFICATION_STATUSES } from '@academy/contract/certificates/rules'
import type { RequestView } from '../api.ts'

export const REQUEST_FILTERS = ['all', ...CERTIFICATION_STATUSES] as const

export function viewIn(params: URLSearchParams): RequestView {
  const page = Number(params.get('page'))
  return {
    status: REQUEST_FILTERS.find((status) => status === params.get('status')) ?? 'all',
    search: params.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Why the list is empty. Done with all that waited is the end of the work, not a filter that finds nothing. */
export function emptinessOf(view: RequestView, hasAny: boolean): 'none-yet' | 'all-checked' | 'none-found' {
  if (view.search !== '') return 'none-found'
  if (!hasAny || view.status === 'all') return 'none-yet'
  return view.status === 'pending' ? 'all-checked' : 'none-found'
}

/** The address with part of the view changed; another filter begins at the first page. */
export function withView(params: URLSearchParams, change: Partial<RequestView>): URLSearchParams {
  const { status, search, page } = { ...viewIn(params), page: 1, ...change }
  const next = new URLSearchParams(params)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set('status', status === 'all' ? '' : status)
  set('q', search)
  set('page', page > 1 ? String(page) : '')
  return next
}
