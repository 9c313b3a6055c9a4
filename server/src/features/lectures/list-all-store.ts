import { type SqlBool, sql } from 'kysely'
import { type Found, findCounted } from '../../db/count-found.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'
import { academyTotals } from '../academy/index.ts'
import { type LectureListRow, LIST_COLUMNS } from './store.ts'

export interface Wanted {
  courseId: string | undefined
  /** Part of a lecture's title or of its course's; '' searches nothing. */
  search: string
}
export type LectureOfAllRow = LectureListRow & { course_title: string }

/** Each title from its own index: one condition over both tables would read them whole. */
function wantedConditions({ courseId, search }: Wanted) {
  const conditions = [sql<SqlBool>`true`]
  if (courseId) conditions.push(sql`lectures.course_id = ${courseId}`)
  if (search) {
    conditions.push(sql`(${matchesSearch(sql`folded(lectures.title)`, search)} or lectures.course_id = any(array(
      select id from courses where ${matchesSearch(sql`folded(title)`, search)})))`)
  }
  return sql.join<SqlBool>(conditions, sql` and `)
}

/** Kept, but for a search: that counts up to one more than it lists. */
export async function countAll(db: Db, wanted: Wanted): Promise<Found> {
  const { courseId, search } = wanted
  if (!search && !courseId) return { total: (await academyTotals(db)).lectures, hasMore: false }
  if (search) return findCounted(db, sql`select id from lectures where ${wantedConditions(wanted)}`)
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(lectures), 0)::bigint as count from course_totals where course_id = ${courseId}`.execute(
    db,
  )
  return { total: rows[0]?.count ?? 0, hasMore: false }
}

const listed = (db: Db) =>
  db
    .selectFrom('lectures')
    .innerJoin('courses', 'courses.id', 'lectures.course_id')
    .select([...LIST_COLUMNS, 'courses.title as course_title'])

/** By course, the newest first; within one in the order of its lectures. Nothing is joined to what the page passes over. */
export const selectAll = (
  db: Db,
  wanted: Wanted,
  range: RowRange,
  counted: Found,
): Promise<LectureOfAllRow[]> =>
  rowsOfPage(range, counted, (part, isReversed) => {
    const [first, then] = isReversed ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`]
    const order = sql`lectures.course_id ${first}, lectures.position ${then}, lectures.id ${then}`
    const condition = counted.ids ? sql`lectures.id = any(${counted.ids}::text[])` : wantedConditions(wanted)
    const ids = sql`select lectures.id from lectures where ${condition}
      order by ${order} limit ${part.limit} offset ${part.offset}`
    return listed(db).where(sql<SqlBool>`lectures.id = any(array(${ids}))`).orderBy(order).execute()
  })

/** The same behind `last`, for a file of them all. */
export function selectAllAfter(
  db: Db,
  wanted: Wanted,
  last: LectureOfAllRow | undefined,
  limit: number,
): Promise<LectureOfAllRow[]> {
  const query = listed(db)
    .where(wantedConditions(wanted))
    .orderBy('lectures.course_id', 'desc')
    .orderBy('lectures.position')
    .orderBy('lectures.id')
    .limit(limit)
  if (!last) return query.execute()
  const { course_id: courseId, position, id } = last
  return query
    .where('lectures.course_id', '<=', courseId)
    .where(
      sql<SqlBool>`(lectures.course_id < ${courseId} or (lectures.position, lectures.id) > (${position}, ${id}))`,
    )
    .execute()
}
