import { LIST_MAX_ROWS } from '@academy/contract/http'

export interface Part {
  page?: number | undefined
  limit?: number | undefined
}

/** The rows of a list that a statement reads. */
export interface RowRange {
  limit: number
  offset: number
}

/** The asked part of so many rows, `usual` rows a page unless the caller wants another number; a page behind the last is the last. */
export function partOf(total: number, { page: asked = 1, limit: wanted }: Part, usual = LIST_MAX_ROWS) {
  const limit = wanted ?? usual
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(asked, pages)
  return { page, pages, limit, offset: (page - 1) * limit }
}

/** A page read from whichever end is nearer, so that the last one costs what the first does. `read` takes the rows in the list's
 * order, or in the opposite one where it is told so.
 * Where a search stopped counting (`hasMore`), the end is not known and every page is read from the front. */
export async function rowsOfPage<Row>(
  { limit: wanted, offset }: RowRange,
  counted: { total: number; hasMore?: boolean | undefined },
  read: (range: RowRange, isReversed: boolean) => Promise<Row[]>,
): Promise<Row[]> {
  const total = counted.hasMore ? Number.POSITIVE_INFINITY : counted.total
  const limit = Math.max(0, Math.min(wanted, total - offset))
  const behind = total - offset - limit
  if (behind >= offset) return read({ limit: wanted, offset }, false)
  return (await read({ limit, offset: behind }, true)).toReversed()
}
