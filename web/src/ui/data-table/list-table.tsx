import { failureMessage, isRefused } from '../../lib/calls/call.ts'
import type { Found } from '../../lib/queries/found.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { useDensity } from './density.ts'
import { EmptyList, type ListEmpty, ResetFilters } from './list-empty.tsx'
import { ListKeys } from './list-keys.tsx'
import { PageFoot, type PageOfList } from './page-foot.tsx'
import type { AnyListView } from './use-list-view.ts'

type OfTheView = 'sort' | 'onSort' | 'refreshing' | 'error' | 'empty' | 'footer' | 'dense'

type ListTableProps<Row> = Omit<DataTableProps<Row>, OfTheView> & {
  view: AnyListView
  /** The query's result. */
  found: Found<unknown>
  /** What is said when the list could not be loaded and the server said nothing. */
  failed: string
  /** The answer's own words on its pages. Absent while nothing came, or where a list is whole. */
  page?: PageOfList | undefined
  /** Of a whole page. */
  pageRows?: number
  empty: ListEmpty
  /** False where no search box stands over it. */
  hasSearch?: boolean
}

const NO_KEYS = [] as const

/** A list of a portal: a table whose search, filters, order and page live in its address, with its keys told under it. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { view, found, failed, page, pageRows = 0, empty, hasSearch = true, columns, ...table } = props
  const { density } = useDensity()
  const { error } = found
  return (
    <>
      <DataTable
        {...table}
        columns={columns.map((column) => ({ ...column, sortable: view.sorts.includes(column.id) }))}
        sort={view.sort}
        onSort={view.sorts.length > 0 ? view.sortBy : undefined}
        dense={density === 'compact'}
        refreshing={found.isPlaceholderData}
        error={
          error
            ? {
                message: failureMessage(error, failed),
                found,
                support: view.isNarrowed && isRefused(error) && <ResetFilters onReset={view.reset} />,
              }
            : undefined
        }
        empty={<EmptyList view={view} empty={empty} />}
        footer={page && <PageFoot list={page} rowsOfPage={pageRows} to={view.pageAddress} />}
      />
      <ListKeys
        hasSearch={hasSearch}
        opens={Boolean(table.onOpen)}
        selects={Boolean(table.selection)}
        keys={table.keys ?? NO_KEYS}
      />
    </>
  )
}
