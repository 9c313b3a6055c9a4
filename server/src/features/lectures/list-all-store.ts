import { type SqlBool, sql } from 'kysely'
import { escapeLike } from '../../db/escape-like.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'
import { type LectureListRow, LIST_COLUMNS } from './store.ts'

export interface Wanted {
  courseId: string | undefined
  /** Part of a lecture's title or of its course's; '' searches nothing. */
  search: string
}
export type LectureOfAllRow = LectureListRow & { course_title: string }

function found(db: Db, { courseId, search }: Wanted) {
  let query = db.selectFrom('lectures').innerJoin('courses', 'courses.id', 'lectures.course_id')
  if (courseId) query = query.where('courses.id', '=', courseId)
  if (!search) return query
  const like = `%${escapeLike(search)}%`
  const isFound = sql<SqlBool>`(folded(lectures.title) like folded(${like}) or folded(courses.title) like folded(${like}))`
  return query.where(isFound)
}

export async function countAll(db: Db, wanted: Wanted): Promise<number> {
  const counted = found(db, wanted).select((l) => l.fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

/** By course, the newest first; within one in the order of its lectures. */
export const selectAll = (db: Db, wanted: Wanted, { limit, offset }: RowRange): Promise<LectureOfAllRow[]> =>
  found(db, wanted)
    .select([...LIST_COLUMNS, 'courses.title as course_title'])
    .orderBy('lectures.course_id', 'desc')
    .orderBy('lectures.position')
    .orderBy('lectures.id')
    .limit(limit)
    .offset(offset)
    .execute()
