import { foldForSearch } from '@academy/contract/courses'
import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../http/context.ts'
import { courseForReader } from './access.ts'
import { countByCategory, countStudents, selectOutline, selectPage } from './store.ts'
import { viewCourse, viewOutlineLecture } from './views.ts'

const ALL = 'All'

/** One page, newest first. The counts by category tell the total as well, so nothing is counted twice. */
export async function listCatalogue(
  ctx: Context,
  query: { q?: string; category?: string; page?: number; limit?: number },
) {
  const search = foldForSearch(query.q ?? '')
  const category = query.category && query.category !== ALL ? query.category : null
  const rows = await countByCategory(ctx.db, search)
  const counts = new Map<string, number>(ctx.academy.categories.map((name) => [name, 0]))
  for (const row of rows) counts.set(row.category, row.courses)
  const all = rows.reduce((sum, row) => sum + row.courses, 0)

  const total = category === null ? all : (counts.get(category) ?? 0)
  const limit = query.limit ?? LIST_DEFAULT_ROWS
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(query.page ?? 1, pages)
  const courses =
    total === 0 ? [] : await selectPage(ctx.db, { search, category }, { limit, offset: (page - 1) * limit })
  return {
    courses: courses.map(viewCourse),
    total,
    page,
    pages,
    counts: Object.fromEntries([[ALL, all], ...counts]),
  }
}

export async function readCourse(ctx: Context, courseId: string) {
  const course = await courseForReader(ctx, courseId)
  const [outline, studentCount] = await Promise.all([
    selectOutline(ctx.db, courseId),
    countStudents(ctx.db, courseId),
  ])
  const view = viewCourse({ ...course, lecture_count: outline.length })
  return { course: { ...view, outline: outline.map(viewOutlineLecture), studentCount } }
}
