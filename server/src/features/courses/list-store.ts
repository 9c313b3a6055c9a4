import { type CourseSort, type CourseType, foldForSearch } from '@academy/contract/courses'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import { escapeLike } from '../../db/escape-like.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'
import { academyTotals } from '../academy/index.ts'
import { type ManagedCourseRow, managed, totalOf } from './store.ts'

export interface CourseFilter {
  search?: string | undefined
  title?: string | undefined
  course?: string | undefined
  type?: CourseType | undefined
  category?: string | undefined
  /** Whose courses; absent is everybody's. */
  instructorId?: string | undefined
}
export interface CourseOrder {
  by: CourseSort
  isDescending: boolean
}
export type ListedCourse = ManagedCourseRow & { pending_submissions?: number }

const KEYS: Record<CourseSort, RawBuilder<unknown> | null> = {
  title: sql`folded(courses.title)`,
  price: sql`courses.price_rwf`,
  students: totalOf('students'),
  lectures: totalOf('lectures'),
  quizzes: totalOf('quizzes'),
  // Ids rise with time.
  at: null,
}

const pendingSubmissions = sql<number>`(select coalesce(sum(n.pending), 0)::bigint from assessments a
  join assessment_submission_counts n on n.assessment_id = a.id where a.course_id = courses.id and a.kind = 'quiz')`

function isWanted({ search, title, course, type, category, instructorId }: CourseFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (course) conditions.push(sql`courses.id = ${course}`)
  if (instructorId) conditions.push(sql`courses.instructor_id = ${instructorId}`)
  if (type) conditions.push(sql`courses.course_type = ${type}`)
  if (category) conditions.push(sql`courses.category = ${category}`)
  if (title) conditions.push(sql`folded(courses.title) like folded(${`%${escapeLike(title)}%`})`)
  if (search) conditions.push(isFound(search))
  return conditions
}

function isFound(search: string): Expression<SqlBool> {
  const like = `%${escapeLike(foldForSearch(search))}%`
  return sql`(courses.search like ${like} or folded(courses.created_by) like folded(${like}))`
}

const only = ({ instructorId: _, ...filter }: CourseFilter) => Object.values(filter).some(Boolean)

/** Of one instructor, counted in their own index, or all, kept. */
export async function countCourses(db: Db, instructorId?: string): Promise<number> {
  if (!instructorId) return (await academyTotals(db)).courses
  const own = db.selectFrom('courses').where('instructor_id', '=', instructorId)
  return (await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** A search or a filter counts up to one more than it lists. */
export async function countWanted(db: Db, filter: CourseFilter): Promise<Counted> {
  if (!only(filter)) return { total: await countCourses(db, filter.instructorId), hasMore: false }
  return countFound(db, sql`select from courses where ${sql.join(isWanted(filter), sql` and `)}`)
}

interface Asked extends RowRange {
  order: CourseOrder
  counted: Counted
  hasPending?: boolean
}

export function selectCoursesOf(
  db: Db,
  filter: CourseFilter,
  { order, limit, offset, counted, hasPending = false }: Asked,
): Promise<ListedCourse[]> {
  const keys = [KEYS[order.by], sql`courses.id`].filter((key) => key !== null)
  const wanted = sql.join([sql`true`, ...isWanted(filter)], sql` and `)
  // Nothing is looked up for what the page passes over.
  return rowsOfPage({ limit, offset }, counted, (part, isReversed) => {
    const direction = order.isDescending === isReversed ? sql`asc` : sql`desc`
    const sorted = sql.join(keys.map((key) => sql`${key} ${direction}`))
    const ids = sql`select courses.id from courses where ${wanted} order by ${sorted} limit ${part.limit} offset ${part.offset}`
    return managed(db)
      .where(sql<SqlBool>`courses.id = any(array(${ids}))`)
      .$if(hasPending, (query) => query.select(pendingSubmissions.as('pending_submissions')))
      .orderBy(sorted)
      .execute()
  })
}

/** Newest first behind `last`, for a file of them all. */
export function selectCoursesAfter(
  db: Db,
  filter: CourseFilter,
  last: ManagedCourseRow | undefined,
  limit: number,
): Promise<ManagedCourseRow[]> {
  const query = isWanted(filter).reduce((found, condition) => found.where(condition), managed(db))
  return (last ? query.where('courses.id', '<', last.id) : query)
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .execute()
}
