import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { countAll, selectAll } from './list-all-store.ts'
import { viewLectures } from './views.ts'

interface Query extends Part {
  course?: string
  q?: string
}

/** Every lecture of every course, for admins. */
export async function listAll(ctx: Context, query: Query) {
  const wanted = { courseId: query.course, search: (query.q ?? '').trim() }
  const total = await countAll(ctx.db, wanted)
  const { page, pages, ...range } = partOf(total, query, LIST_DEFAULT_ROWS)
  const rows = total === 0 ? [] : await selectAll(ctx.db, wanted, range)
  const lectures = viewLectures(ctx, rows).map((lecture, at) => ({
    ...lecture,
    courseTitle: rows[at]?.course_title ?? '',
  }))
  return { lectures, total, page, pages }
}
