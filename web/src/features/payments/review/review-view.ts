// Where the review stands, as the address says it: which tab, which filters, which request is open.
import { isId } from '@academy/contract/http/rules'
import type { MatchKind, PaymentStatus } from '@academy/contract/payments'
import { PAYMENT_STATUSES } from '@academy/contract/payments/rules'

export const PAYMENT_REQUESTS_ADDRESS = '/admin/payment-requests'
export const requestAddress = (id: string) => `${PAYMENT_REQUESTS_ADDRESS}?open=${id}`
export const ALL_ADDRESS = `${PAYMENT_REQUESTS_ADDRESS}?tab=all`

/** The kinds that a filter offers, the safest first. */
export const FILTER_KINDS = [
  'exact',
  'likely',
  'id-used',
  'after-statement',
  'unmatched',
  'nothing-sent',
] as const satisfies MatchKind[]

export interface ReviewFilter {
  search: string
  course: string
  /** Pending only. */
  match: MatchKind | ''
  /** The rest: All Requests only. Days in Kigali, `2026-11-20`. */
  status: PaymentStatus | ''
  from: string
  to: string
}
export interface ReviewView extends ReviewFilter {
  tab: 'pending' | 'all'
  page: number
  /** The request in the panel; empty for none. */
  open: string
}

const NAMES = {
  search: 'q',
  course: 'course',
  match: 'match',
  status: 'status',
  from: 'from',
  to: 'to',
} as const
const oneOf = <T extends string>(known: readonly T[], value: string | null): T | '' =>
  known.find((one) => one === value) ?? ''
const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

export function viewIn(params: URLSearchParams): ReviewView {
  const page = Number(params.get('page'))
  const open = params.get('open')
  return {
    tab: params.get('tab') === 'all' ? 'all' : 'pending',
    search: params.get('q')?.trim() ?? '',
    course: params.get('course') ?? '',
    match: oneOf(FILTER_KINDS, params.get('match')),
    status: oneOf(PAYMENT_STATUSES, params.get('status')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: isId(open) ? open.toLowerCase() : '',
  }
}

/** The address with other filters; they begin at the first page. */
export function withFilter(params: URLSearchParams, change: Partial<ReviewFilter>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(change) as [keyof typeof NAMES, string][]) {
    if (value) next.set(NAMES[name], value)
    else next.delete(NAMES[name])
  }
  return next
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...Object.values(NAMES), 'page']) next.delete(name)
  return next
}

export function withOpen(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params)
  if (id) next.set('open', id)
  else next.delete('open')
  return next
}

/** How many filters are in force in this tab, the search aside. */
export function countFilters({ tab, course, match, status, from, to }: ReviewView): number {
  return [course, ...(tab === 'pending' ? [match] : [status, from, to])].filter(Boolean).length
}
export const isFiltered = (view: ReviewView): boolean => view.search !== '' || countFilters(view) > 0
