import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../http/context.ts'
import { countAll, selectAll } from './list-all-store.ts'
import { viewLectures } from './views.ts'

interface Query {
  course?: string
  q?: string
  page?: number
  limit?: number
}

/** Every lecture of every course, for admins. */
export async function listAll(ctx: Context, query: Query) {
  const wanted = { courseId: query.course, search: (query.q ?? '').trim() }
  const total = await countAll(ctx.db, wanted)
  const limit = query.limit ?? LIST_DEFAULT_ROWS
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(query.page ?? 1, pages)
  const rows = total === 0 ? [] : await selectAll(ctx.db, wanted, { limit, offset: (page - 1) * limit })
  const lectures = viewLectures(ctx, rows).map((lecture, at) => ({
    ...lecture,
    courseTitle: rows[at]?.course_title ?? '',
  }))
  return { lectures, total, page, pages }
}
