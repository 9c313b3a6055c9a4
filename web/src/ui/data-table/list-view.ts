// What a list shows, as it stands in its address: `?q=keza&status=graded&sort=-score&page=2`.
import type { Sort } from './columns.ts'

/** A column as the server names it; with a minus the greatest first. */
export type SortText<S extends string> = S | `-${S}`
/** The values that a filter may have, or any text. */
type Choices = readonly string[] | 'any'
export type Filters = Readonly<Record<string, Choices>>

export interface ListSetup<F extends Filters, S extends string> {
  /** By their names in the address and in the call. */
  filters?: F
  /** The columns that the server sorts by. */
  sorts?: readonly S[]
  /** The order where the address names none; absent is one that no header shows. */
  usual?: SortText<S>
}

type FilterValues<F extends Filters> = {
  [K in keyof F]: F[K] extends readonly (infer V)[] ? V | '' : string
}

export interface ListPlace<F extends Filters = Filters, S extends string = string> {
  q: string
  /** From 1. */
  page: number
  sort: Sort | undefined
  /** Empty is no filter. */
  filters: FilterValues<F>
  /** Something was typed or chosen that leaves rows out. */
  isNarrowed: boolean
  /** What its call is asked. */
  query: { [K in keyof F]: Exclude<FilterValues<F>[K], ''> | undefined } & {
    search: string | undefined
    sort: SortText<S> | undefined
    page: number
  }
}
export type ListChange<F extends Filters = Filters> = Partial<FilterValues<F>> & { q?: string }

const Q = 'q'
const PAGE = 'page'
const SORT = 'sort'

export function listPlaceIn<const F extends Filters, const S extends string>(
  setup: ListSetup<F, S>,
  params: URLSearchParams,
): ListPlace<F, S> {
  const q = params.get(Q)?.trim() ?? ''
  const asked = Number(params.get(PAGE))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  const names = Object.entries(setup.filters ?? {})
  const filters = Object.fromEntries(
    names.map(([name, choices]) => {
      const value = params.get(name) ?? ''
      return [name, choices === 'any' || choices.includes(value) ? value : '']
    }),
  )
  const known = sortOf(setup, params.get(SORT))
  const sort = known ?? sortOf(setup, setup.usual ?? null)
  return {
    q,
    page,
    sort,
    filters: filters as FilterValues<F>,
    isNarrowed: q !== '' || Object.values(filters).some((value) => value !== ''),
    query: {
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value || undefined])),
      search: q || undefined,
      sort: sort && sortText(sort),
      page,
    } as ListPlace<F, S>['query'],
  }
}

function sortOf({ sorts = [] }: ListSetup<Filters, string>, text: string | null): Sort | undefined {
  if (text === null) return undefined
  const by = text.startsWith('-') ? text.slice(1) : text
  return sorts.includes(by) ? { by, descending: text.startsWith('-') } : undefined
}
const sortText = ({ by, descending }: Sort): string => (descending ? `-${by}` : by)

/** Another filter, search or order begins at the first page. */
export function withChange(params: URLSearchParams, change: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(params)
  next.delete(PAGE)
  for (const [name, value] of Object.entries(change))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

export const withSort = (params: URLSearchParams, setup: ListSetup<Filters, string>, sort: Sort) =>
  withChange(params, { [SORT]: sortText(sort) === setup.usual ? '' : sortText(sort) })

/** Without what was typed and chosen; the order stays. */
export const withoutFilters = (params: URLSearchParams, { filters = {} }: ListSetup<Filters, string>) =>
  withChange(params, Object.fromEntries([Q, ...Object.keys(filters)].map((name) => [name, ''])))

export function pageAddress(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page > 1) next.set(PAGE, String(page))
  else next.delete(PAGE)
  return `?${next}`
}
