import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Field } from '../field.tsx'
import { Select } from '../select.tsx'
import { type Column, nextSort, type Sort } from './columns.ts'
import { PickBox } from './pick-box.tsx'
import { asHeader, asRow, asRowGroup } from './roles.ts'

type HeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** The box that selects the page, where rows can be selected. */
  pick?: { state: 'none' | 'some' | 'all'; onToggle: () => void }
}

export function TableHead<Row>({ columns, sort, onSort, pick }: HeadProps<Row>) {
  const { t } = useLingui()
  return (
    <thead {...asRowGroup}>
      <tr {...asRow}>
        {pick && (
          <th {...asHeader} className="w-11">
            <PickBox label={<Trans>Select all on this page</Trans>} {...pick} />
          </th>
        )}
        {columns.map((column) => {
          const inForce = sort?.by === column.id
          const Arrow = inForce ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
          return (
            <th
              key={column.id}
              {...asHeader}
              data-align={column.align}
              aria-sort={inForce ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable && onSort ? (
                <>
                  <button
                    type="button"
                    className="tbl-sort"
                    title={t`Sort by ${column.header}`}
                    onClick={() => onSort(nextSort(column, sort))}
                  >
                    {column.header}
                    <Arrow aria-hidden="true" />
                  </button>
                  <span className="tbl-phone-name">{column.header}</span>
                </>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Phones have no header row to press, so the order is a list of its own. */
export function PhoneOrder<Row>({ columns, sort, onSort }: Omit<HeadProps<Row>, 'pick'>) {
  const { t } = useLingui()
  const sortable = columns.filter((column) => column.sortable)
  if (!onSort || sortable.length === 0) return null
  const options = sortable.flatMap(({ id, header }) => [
    { value: `${id}:up`, label: t`${header}, ascending` },
    { value: `${id}:down`, label: t`${header}, descending` },
  ])
  return (
    <div className="tbl-order">
      <Field label={t`Sort by`}>
        <Select
          options={options}
          placeholder={sort ? undefined : t`Choose an order`}
          value={sort ? `${sort.by}:${sort.descending ? 'down' : 'up'}` : ''}
          onChange={(event) => {
            const [by, direction] = event.target.value.split(':')
            if (by) onSort({ by, descending: direction === 'down' })
          }}
        />
      </Field>
    </div>
  )
}
