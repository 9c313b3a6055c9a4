import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { Column } from './columns.ts'
import { PickBox } from './pick-box.tsx'
import { asCell, asRow } from './roles.ts'

type TableRowProps<Row> = {
  row: Row
  /** Names the row for its checkbox. */
  label: string
  columns: readonly Column<Row>[]
  /** The row the keys stand on. */
  active: boolean
  /** The row shown in the side panel. */
  current?: boolean
  selected?: boolean
  onSelect?: () => void
  onOpen?: () => void
  onFocus: () => void
}

/** A press on a control inside the row is that control's, and a drag over text is a selection. A menu or a dialog that the row opened stands
 * elsewhere on the page, and yet React tells the row of each press in it. */
function isOwnPress({ target, currentTarget }: MouseEvent): boolean {
  const pressed = target as Element
  if (!currentTarget.contains(pressed)) return false
  return !pressed.closest('a,button,input,select,label,textarea') && !window.getSelection()?.toString()
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, label, columns, active, current, selected, onSelect, onOpen, onFocus } = props
  return (
    <tr
      {...asRow}
      data-row=""
      data-opens={onOpen ? '' : undefined}
      data-current={current ? '' : undefined}
      data-selected={selected ? '' : undefined}
      tabIndex={onOpen || onSelect ? (active ? 0 : -1) : undefined}
      onFocus={onFocus}
      onClick={(event) => onOpen && isOwnPress(event) && onOpen()}
    >
      {onSelect && (
        <td {...asCell} className="tbl-pick-cell">
          <PickBox
            label={<Trans>Select {label}</Trans>}
            state={selected ? 'all' : 'none'}
            onToggle={onSelect}
            tabIndex={-1}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          {...asCell}
          data-align={column.align}
          data-phone={column.onPhone}
          data-label={column.onPhone ? undefined : column.header}
          className={column.className}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
