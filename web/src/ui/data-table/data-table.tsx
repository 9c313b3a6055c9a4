import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { StaleBanner } from '../stale-banner.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Column, Sort } from './columns.ts'
import '../styles/data-table.css'
import { asRowGroup, asTable } from './roles.ts'
import type { RowKey } from './row-key.ts'
import { pageState, type Selection, toggled, toggledPage } from './selection.ts'
import { PhoneOrder, TableHead } from './table-head.tsx'
import { ErrorRow, LoadingRows, type TableError, WideRow } from './table-notes.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. Rows and order are the server's: the table sorts nothing itself. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** A newer answer is on its way: the old rows stay, dimmed. */
  refreshing?: boolean
  error?: TableError
  /** An EmptyState. */
  empty: ReactNode
  onOpen?: (row: Row) => void
  /** The key of the row in the side panel. */
  current?: string
  /** While the side panel is open: the focus came to another row, and the panel follows. */
  onMove?: (row: Row) => void
  selection?: Selection
  onSelectionChange?: (selection: Selection) => void
  /** The bulk bar's buttons. */
  bulkActions?: ReactNode
  /** Its own keys beside J, K, Enter and X. */
  keys?: readonly RowKey<Row>[]
  dense?: boolean
  /** Under the rows: the count and a Pagination. */
  footer?: ReactNode
}

const loadingRows = 6

/** Rows to scan, sort, select and open with the keyboard; cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, sort, onSort, refreshing, error, empty, footer } = props
  const { onOpen, onMove, current, selection, onSelectionChange, bulkActions, dense, keys: ownKeys } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const list = rows ?? []
  // Of what is asked for now it is not known yet that there is nothing.
  const isComing = !rows || (refreshing && rows.length === 0)
  const keys = list.map(rowKey)
  const select =
    selection && onSelectionChange && ((key: string) => onSelectionChange(toggled(selection, key)))
  const callAt = (action: ((row: Row) => void) | undefined) =>
    action && ((index: number) => list[index] !== undefined && action(list[index]))
  const open = current === undefined ? -1 : keys.indexOf(current)
  const { active, setActive } = useRowKeys({
    body,
    rowCount: list.length,
    open,
    onKey: (letter, index) => {
      const own = ownKeys?.find(({ key }) => key === letter)
      own?.onPress(list[index])
      return own !== undefined
    },
    onOpen: callAt(onOpen),
    onSelect: select && callAt((row) => select(rowKey(row))),
  })
  const hasParts = columns.some(({ onPhone }) => onPhone === 'state' || onPhone === 'act')
  const span = columns.length + (select ? 1 : 0)
  return (
    <>
      <div
        className="tbl-box"
        data-dim={refreshing || undefined}
        aria-busy={(isComing && !error) || refreshing || undefined}
      >
        <PhoneOrder columns={columns} sort={sort} onSort={onSort} />
        {error && rows && <StaleNote error={error} />}
        <div className="tbl-scroll">
          <table
            {...asTable}
            aria-label={label}
            className={classNames('tbl', dense && 'tbl-dense', hasParts && 'tbl-cards')}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              pick={
                select && {
                  state: pageState(selection, keys),
                  onToggle: () => onSelectionChange(toggledPage(selection, keys)),
                }
              }
            />
            <tbody {...asRowGroup} ref={body}>
              {isComing &&
                (error ? (
                  <ErrorRow span={span} error={error} />
                ) : (
                  <LoadingRows span={span} rows={loadingRows} />
                ))}
              {rows?.length === 0 && !isComing && <WideRow span={span}>{empty}</WideRow>}
              {list.map((row, index) => {
                const key = rowKey(row)
                return (
                  <TableRow
                    key={key}
                    row={row}
                    label={rowLabel(row)}
                    columns={columns}
                    active={index === active}
                    current={key === current}
                    selected={selection?.has(key)}
                    onSelect={select && (() => select(key))}
                    onOpen={onOpen && (() => onOpen(row))}
                    onFocus={() => {
                      setActive(index)
                      if (onMove && open >= 0 && index !== open) onMove(row)
                    }}
                  />
                )
              })}
            </tbody>
          </table>
        </div>
        {footer && list.length > 0 && <div className="tbl-foot">{footer}</div>}
      </div>
      {selection && onSelectionChange && (
        <BulkBar count={selection.size} onClear={() => onSelectionChange(new Set())}>
          {bulkActions}
        </BulkBar>
      )}
    </>
  )
}

/** The newest answer failed, the rows are the last ones that came. */
function StaleNote({ error }: { error: TableError }) {
  return (
    <div className="tbl-note">
      <StaleBanner live="alert" message={error.message} found={error.found} />
    </div>
  )
}
