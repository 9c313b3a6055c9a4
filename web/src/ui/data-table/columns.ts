import type { ReactNode } from 'react'

export type Sort = { by: string; descending: boolean }

export type Column<Row> = {
  id: string
  /** Also the label beside the value when rows become cards. */
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** The first press sorts downwards: dates, marks. */
  descendingFirst?: boolean
  align?: 'end'
  /**
   * On phones: `title` heads the card, `bare` shows without its label, `hidden` stays away. With a state or an act the box stands before
   * the title: `state` behind it, `act` at the card's end.
   */
  onPhone?: 'title' | 'bare' | 'hidden' | 'state' | 'act'
  className?: string
}

/** What a press on a header asks for. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | undefined): Sort {
  if (sort?.by === column.id) return { by: column.id, descending: !sort.descending }
  return { by: column.id, descending: Boolean(column.descendingFirst) }
}
