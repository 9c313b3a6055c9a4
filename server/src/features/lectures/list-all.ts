import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { csvTime } from '@academy/contract/text/csv'
import type { Context } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { titleForOwner } from '../courses/index.ts'
import { countAll, type LectureOfAllRow, selectAll, selectAllAfter } from './list-all-store.ts'
import { viewLectures } from './views.ts'

interface Filters {
  course?: string | undefined
  q?: string | undefined
}
const wantedOf = ({ course, q = '' }: Filters) => ({ courseId: course, search: q.trim() })

/** Every lecture of every course, for admins. */
export async function listAll(ctx: Context, query: Filters & Part) {
  const wanted = wantedOf(query)
  const counted = await countAll(ctx.db, wanted)
  const { total, hasMore } = counted
  const { page, pages, ...range } = partOf(total, query, LIST_DEFAULT_ROWS)
  const rows = total === 0 ? [] : await selectAll(ctx.db, wanted, range, counted)
  const lectures = viewLectures(ctx, rows).map((lecture, at) => ({
    ...lecture,
    courseTitle: rows[at]?.course_title ?? '',
  }))
  return { lectures, total, hasMore, page, pages }
}

export const allCsv = async (ctx: Context, filters: Filters): Promise<FileReply> =>
  csvReply(ctx, {
    name: 'lectures',
    of: await titleForOwner(ctx, filters.course),
    columns: COLUMNS,
    pages: rowsInPages<LectureOfAllRow>((last, limit) =>
      selectAllAfter(ctx.db, wantedOf(filters), last, limit),
    ),
  })

const COLUMNS: readonly CsvColumn<LectureOfAllRow>[] = [
  ['Course', (row) => row.course_title],
  ['Lecture', (row) => row.title],
  ['Type', (row) => row.document_type ?? row.lecture_type],
  ['Seconds', (row) => row.duration_seconds],
  ['Pages', (row) => row.page_count],
  ['Bytes', (row) => row.size_bytes],
  ['File', (row) => row.file_name],
  ['Created at (Kigali)', (row) => csvTime(row.created_at)],
]
