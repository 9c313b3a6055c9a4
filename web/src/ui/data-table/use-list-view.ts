import { useSearchParams } from 'react-router'
import { useTopOnNewPage } from '../use-top-on-new-page.ts'
import type { Sort } from './columns.ts'
import {
  type Filters,
  type ListChange,
  type ListPlace,
  type ListSetup,
  listPlaceIn,
  pageAddress,
  withChange,
  withoutFilters,
  withSort,
} from './list-view.ts'

export interface ListView<F extends Filters = Filters, S extends string = string> extends ListPlace<F, S> {
  sorts: readonly string[]
  /** The filters alone, as the list's CSV is asked for. */
  csvQuery: Omit<ListPlace<F, S>['query'], 'page' | 'sort'>
  set: (change: ListChange<F>) => void
  sortBy: (sort: Sort) => void
  reset: () => void
  pageAddress: (page: number) => string
}

/** Search, filters, order and page of a list. They live in the address alone, so that Back and a shared link show the same. */
export function useListView<const F extends Filters, const S extends string>(
  setup: ListSetup<F, S>,
): ListView<F, S> {
  const [params, setParams] = useSearchParams()
  const place = listPlaceIn(setup, params)
  useTopOnNewPage(place.query.page)
  const { page: _, sort: __, ...csvQuery } = place.query
  const change = (to: (before: URLSearchParams) => URLSearchParams) => setParams(to, { replace: true })
  return {
    ...place,
    sorts: setup.sorts ?? [],
    csvQuery: csvQuery as ListView<F, S>['csvQuery'],
    set: (by) => change((before) => withChange(before, by as Record<string, string>)),
    sortBy: (sort) => change((before) => withSort(before, setup, sort)),
    reset: () => change((before) => withoutFilters(before, setup)),
    pageAddress: (page) => pageAddress(params, page),
  }
}

/** Of any list, for the parts that only search, sort, page and reset. */
export type AnyListView = Pick<
  ListView,
  'q' | 'sort' | 'sorts' | 'isNarrowed' | 'sortBy' | 'reset' | 'pageAddress'
> & { set: (change: { q: string }) => void }
