import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { foldForSearch } from '@academy/contract/text'
import type { Counted } from '../../db/count-found.ts'
import type { Context, Db } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import {
  type CountedByCategory,
  countByCategory,
  countCatalogueChanges,
  countInCategory,
  selectPage,
  type Wanted,
} from './store.ts'
import { viewCourse } from './views.ts'

const ALL = 'All'

/** Another one whenever the catalogue shows something else. Of searches there is no end, so that none is kept: null. */
export async function catalogueVersion(ctx: Context, { q }: { q?: string }) {
  if (foldForSearch(q ?? '')) return null
  return { settings: ctx.liveSettings.version(), changes: await countCatalogueChanges(ctx.db) }
}

/** One page, newest first. The counts by category tell the total as well, so nothing is counted twice; a search that finds more than a list
 * holds says of which counts there are more. */
export async function listCatalogue(ctx: Context, query: { q?: string; category?: string } & Part) {
  const search = foldForSearch(query.q ?? '')
  const category = query.category && query.category !== ALL ? query.category : null
  const found = await countByCategory(ctx.db, search)
  const shown = await countShown(ctx.db, found, { search, category })
  const counts = new Map<string, number>([[ALL, found.total]])
  for (const name of ctx.academy.categories) counts.set(name, 0)
  for (const [name, count] of found.byCategory) counts.set(name, count)
  if (category !== null && shown.total > 0) counts.set(category, shown.total)
  const isExact = (name: string) => !found.hasMore || (name === category && !shown.hasMore)

  const { page, pages, ...range } = partOf(shown.total, query, LIST_DEFAULT_ROWS)
  const isFew = !shown.hasMore
  const courses = shown.total === 0 ? [] : await selectPage(ctx.db, { search, category, isFew }, range)
  return {
    courses: courses.map(viewCourse),
    total: shown.total,
    page,
    pages,
    hasMore: shown.hasMore,
    counts: Object.fromEntries(counts),
    atLeast: [...counts.keys()].filter((name) => !isExact(name)),
  }
}

function countShown(db: Db, found: CountedByCategory, wanted: Wanted): Counted | Promise<Counted> {
  if (wanted.category === null) return found
  if (found.hasMore) return countInCategory(db, wanted)
  return { total: found.byCategory.get(wanted.category) ?? 0, hasMore: false }
}
