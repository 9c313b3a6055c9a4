import type { CourseSort, CourseType } from '@academy/contract/courses'
import { foldForSearch } from '@academy/contract/text'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Counted, countFound, SORTED_NOW_MAX_ROWS } from '../../db/count-found.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'
import { academyTotals } from '../academy/index.ts'
import { type ManagedCourseRow, managed } from './store.ts'

export interface CourseFilter {
  search?: string | undefined
  title?: string | undefined
  course?: string | undefined
  type?: CourseType | undefined
  category?: string | undefined
  /** Only the courses with these ids. */
  ids?: readonly string[] | undefined
  /** Whose courses; absent is everybody's. */
  instructorId?: string | undefined
}
export interface CourseOrder {
  by: CourseSort
  isDescending: boolean
}
export type ListedCourse = ManagedCourseRow & { pending_submissions?: number }

const KEYS: Record<Exclude<CourseSort, 'students' | 'lectures' | 'quizzes'>, RawBuilder<unknown> | null> = {
  title: sql`folded(courses.title)`,
  price: sql`courses.price_rwf`,
  // Ids rise with time.
  at: null,
}

const pendingSubmissions = sql<number>`(select coalesce(sum(n.pending), 0)::bigint from assessments a
  join assessment_submission_counts n on n.assessment_id = a.id where a.course_id = courses.id and a.kind = 'quiz')`

/** Of every quiz and exam of these courses, as the writes that change it keep it. */
export async function countSubmissionsOf(db: Db, courseIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select coalesce(sum(n.total), 0)::bigint as count from assessments a
    join assessment_submission_counts n on n.assessment_id = a.id where a.course_id = any(${courseIds}::text[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** What was asked under their lectures, hidden or not; deleting the courses visits each of these rows anyway. */
export async function countQuestionsOf(db: Db, courseIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from lecture_questions where course_id = any(${courseIds}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** What they were told, whatever became of it. */
export async function countAnnouncementsOf(db: Db, courseIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from announcements where course_id = any(${courseIds}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}

function wantedConditions({ search, title, course, type, category, ids, instructorId }: CourseFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (course) conditions.push(sql`courses.id = ${course}`)
  if (ids) conditions.push(sql`courses.id = any(${ids}::text[])`)
  if (instructorId) conditions.push(sql`courses.instructor_id = ${instructorId}`)
  if (type) conditions.push(sql`courses.course_type = ${type}`)
  if (category) conditions.push(sql`courses.category = ${category}`)
  if (title) conditions.push(matchesSearch(sql`folded(courses.title)`, title))
  if (search) conditions.push(matchesCourse(search))
  return conditions
}

function matchesCourse(search: string): Expression<SqlBool> {
  return sql`(${matchesSearch(sql`courses.search`, foldForSearch(search))}
    or ${matchesSearch(sql`folded(courses.created_by)`, search)})`
}

const only = ({ instructorId: _, ...filter }: CourseFilter) => Object.values(filter).some(Boolean)

/** Courses of one instructor, counted in their own index, or of all, as they are kept. */
export async function countCourses(db: Db, instructorId?: string): Promise<number> {
  if (!instructorId) return (await academyTotals(db)).courses
  const own = db.selectFrom('courses').where('instructor_id', '=', instructorId)
  return (await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** A search or a filter counts up to one more than it lists. */
export async function countWanted(db: Db, filter: CourseFilter): Promise<Counted> {
  if (!only(filter)) return { total: await countCourses(db, filter.instructorId), hasMore: false }
  return countFound(db, sql`select from courses where ${sql.join(wantedConditions(filter), sql` and `)}`)
}

/** One instructor's courses, and as few as a list holds, are all looked up, because an order's index would be read to its end for them. */
const areFew = (filter: CourseFilter, { hasMore }: Counted) => !hasMore && Object.values(filter).some(Boolean)

/** What is sorted. Counts stand in slots, so that nobody who enrols waits for another, and no index has their sums: for few they are looked
 * up, for more they are read as a job added them up a minute ago. */
function orderedBy(by: CourseSort, filter: CourseFilter, counted: Counted) {
  const isFew = areFew(filter, counted)
  const wanted = sql.join([sql`true`, ...wantedConditions(filter)], sql` and `)
  const candidates = sql`(select id, title, price_rwf from courses where ${wanted} ${isFew ? sql`offset 0` : sql``}) courses`
  if (by !== 'students' && by !== 'lectures' && by !== 'quizzes') return { key: KEYS[by], rows: candidates }
  if (isFew || (!counted.hasMore && counted.total <= SORTED_NOW_MAX_ROWS))
    return {
      key: sql`coalesce((select sum(t.${sql.ref(by)}) from course_totals t where t.course_id = courses.id), 0)`,
      rows: candidates,
    }
  const isNarrowed = Object.values(filter).some(Boolean)
  const among = isNarrowed ? sql`join ${candidates} on courses.id = o.course_id` : sql``
  return {
    key: sql`courses.place`,
    rows: sql`(select o.course_id as id, o.${sql.ref(by)} as place from course_orders o ${among}) courses`,
  }
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
  const { key, rows } = orderedBy(order.by, filter, counted)
  const keys = [key, sql`courses.id`].filter((one) => one !== null)
  // Nothing is looked up for what the page passes over.
  return rowsOfPage({ limit, offset }, counted, async (part, isReversed) => {
    const direction = order.isDescending === isReversed ? sql`asc` : sql`desc`
    const sorted = sql.join(keys.map((one) => sql`${one} ${direction}`))
    const found = await sql<{ id: string }>`
      select courses.id from ${rows} order by ${sorted} limit ${part.limit} offset ${part.offset}`.execute(db)
    const ids = found.rows.map(({ id }) => id)
    return managed(db)
      .where(sql<SqlBool>`courses.id = any(${ids}::text[])`)
      .$if(hasPending, (query) => query.select(pendingSubmissions.as('pending_submissions')))
      .orderBy(sql`array_position(${ids}::text[], courses.id::text)`)
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
  const query = wantedConditions(filter).reduce((found, condition) => found.where(condition), managed(db))
  return (last ? query.where('courses.id', '<', last.id) : query)
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countCompletionsOf(db: Db, courseId: string): Promise<number> {
  const { rows } = await sql<{ completions: number }>`
    select count(*) as completions from lecture_completions where course_id = ${courseId}`.execute(db)
  return rows[0]?.completions ?? 0
}
