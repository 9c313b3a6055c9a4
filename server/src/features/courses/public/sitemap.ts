import { escapeHtml } from '@academy/contract/text'
import type { Db } from '../../../http/context.ts'
import { selectCourseAddresses } from '../public-store.ts'

/** The most that a site map may name. */
const MAX_ADDRESSES = 50_000
const ROWS_AT_ONCE = 1_000
/** Everybody's pages that are to be found. */
const PAGES = ['/', '/courses', '/about']

/** A piece at a time: no statement stays open for a slow reader, and nothing holds all of it. */
export async function* sitemap(db: Db, publicUrl: string, most = MAX_ADDRESSES): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  yield PAGES.map((path) => entry(publicUrl + path)).join('')
  let left = most - PAGES.length
  let last: string | undefined
  while (left > 0) {
    const rows = await selectCourseAddresses(db, last, Math.min(ROWS_AT_ONCE, left))
    yield rows.map(({ id, updated_at }) => entry(`${publicUrl}/course/${id}`, updated_at)).join('')
    if (rows.length < ROWS_AT_ONCE) break
    left -= rows.length
    last = rows.at(-1)?.id
  }
  yield '</urlset>\n'
}

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`
