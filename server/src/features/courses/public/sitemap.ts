import type { BuiltPage } from '@academy/contract/http'
import { escapeHtml } from '@academy/contract/text'
import type { Db, Services } from '../../../http/context.ts'
import { selectCategoriesInUse, selectCourseAddresses } from '../public-store.ts'

export type ListedPage = Pick<BuiltPage, 'path' | 'head'>
interface SitemapOf {
  db: Db
  publicUrl: string
  /** All of the web's: their records say which are to be found, and what they show. */
  pages: readonly ListedPage[]
  academyFacts: Services['academyFacts']
}

/** The most that a site map may name. */
const MAX_ADDRESSES = 50_000
const ROWS_AT_ONCE = 1_000

/** A piece at a time: no statement stays open for a slow reader, and nothing holds all of it. */
export async function* sitemap(of: SitemapOf, most = MAX_ADDRESSES): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  const first = await addressesOf(of)
  yield first.map((path) => entry(of.publicUrl + path)).join('')
  const ofCourse = of.pages.find(({ head }) => head?.isListed && head.shows === 'course')
  if (ofCourse) yield* coursesAt(ofCourse.path, of, most - first.length)
  yield '</urlset>\n'
}

/** Each page that is one address, and of the catalogue each category that has a course. */
async function addressesOf({ db, pages, academyFacts }: SitemapOf): Promise<string[]> {
  const listed = pages.filter(({ path, head }) => head?.isListed && !path.includes(':'))
  const catalogue = listed.find(({ head }) => head?.shows === 'catalogue')
  if (!catalogue) return listed.map(({ path }) => path)
  const [{ categories }, inUse] = await Promise.all([academyFacts(), selectCategoriesInUse(db)])
  const shown = categories.filter((name) => inUse.includes(name))
  return [
    ...listed.map(({ path }) => path),
    ...shown.map((category) => `${catalogue.path}?${new URLSearchParams({ category })}`),
  ]
}

async function* coursesAt(path: string, { db, publicUrl }: SitemapOf, most: number): AsyncGenerator<string> {
  let left = most
  let last: string | undefined
  while (left > 0) {
    const rows = await selectCourseAddresses(db, last, Math.min(ROWS_AT_ONCE, left))
    const addressOf = (id: string) => publicUrl + path.replace(/:\w+/, id)
    yield rows.map(({ id, updated_at }) => entry(addressOf(id), updated_at)).join('')
    if (rows.length < ROWS_AT_ONCE) break
    left -= rows.length
    last = rows.at(-1)?.id
  }
}

const entry = (address: string, changedAt?: Date) =>
  `<url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`
