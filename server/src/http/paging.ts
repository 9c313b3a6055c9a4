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
