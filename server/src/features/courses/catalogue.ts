import { foldForSearch } from '@academy/contract/courses'
import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { countByCategory, countCatalogueChanges, selectPage } from './store.ts'
import { viewCourse } from './views.ts'

const ALL = 'All'

/** Another one whenever the catalogue shows something else. Of searches there is no end, so that none is kept: null. */
export async function catalogueVersion(ctx: Context, { q }: { q?: string }) {
  if (foldForSearch(q ?? '')) return null
  return { settings: ctx.liveSettings.version(), changes: await countCatalogueChanges(ctx.db) }
}

/** One page, newest first. The counts by category tell the total as well, so nothing is counted twice. */
export async function listCatalogue(ctx: Context, query: { q?: string; category?: string } & Part) {
  const search = foldForSearch(query.q ?? '')
  const category = query.category && query.category !== ALL ? query.category : null
  const rows = await countByCategory(ctx.db, search)
  const counts = new Map<string, number>(ctx.academy.categories.map((name) => [name, 0]))
  for (const row of rows) counts.set(row.category, row.courses)
  const all = rows.reduce((sum, row) => sum + row.courses, 0)

  const total = category === null ? all : (counts.get(category) ?? 0)
  const { page, pages, ...range } = partOf(total, query, LIST_DEFAULT_ROWS)
  const courses = total === 0 ? [] : await selectPage(ctx.db, { search, category }, range)
  return {
    courses: courses.map(viewCourse),
    total,
    page,
    pages,
    counts: Object.fromEntries([[ALL, all], ...counts]),
  }
}
