import { LIST_MAX_ROWS } from '@academy/contract/http'

export interface Part {
  page?: number | undefined
  limit?: number | undefined
}

/** The asked part of so many rows; a page behind the last is the last. */
export function partOf(total: number, { page: asked = 1, limit = LIST_MAX_ROWS }: Part) {
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(asked, pages)
  return { page, pages, limit, offset: (page - 1) * limit }
}
