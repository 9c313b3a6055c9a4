import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

interface OpenRow<Row> {
  open: Row | undefined
  place: { at: number }
  show: (row: Row) => void
}

/** What was decided leaves a filtered list: the one that took its place opens, so that a queue is cleared by one key.
 * `view` is null while the rows are another view's. */
export function useNextWhenGone<Row>(
  { open, place, show }: OpenRow<Row>,
  rows: readonly Row[] | undefined,
  view: string | null,
): void {
  const last = useRef<{ view: string; at: number } | null>(null)
  const isWanted = useSearchParams()[0].has('open')
  useEffect(() => {
    if (!rows || view === null) return
    const was = last.current
    last.current = open ? { view, at: place.at - 1 } : null
    if (open || !isWanted || was?.view !== view) return
    const next = rows[was.at] ?? rows.at(-1)
    if (next) show(next)
  })
}
