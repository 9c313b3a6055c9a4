import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { QuizSort } from '@academy/contract/quizzes'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Counted, countFound, SORTED_NOW_MAX_ROWS } from '../../../db/count-found.ts'
import { matchesSearch } from '../../../db/search.ts'
import type { Db } from '../../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../../http/paging.ts'
import { academyTotals } from '../../academy/index.ts'
import { QUIZ_COLUMNS, type QuizListRow } from '../lists-store.ts'

/** Of one instructor's courses or of all, of one course or of each. */
export interface ManagedQuizzes {
  instructorId?: string | undefined
  courseId?: string | undefined
  /** Part of a quiz's title or of its lecture's. */
  search?: string | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}
export interface QuizOrder {
  by: QuizSort
  isDescending: boolean
}

/** Kept by the writes that change them. */
const kept = (sum: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(${sum}), 0) from assessment_submission_counts n where n.assessment_id = a.id)`
const COUNTED = { pending: sql`n.pending`, graded: sql`n.total - n.pending` }
const KEYS: Record<Exclude<QuizSort, keyof typeof COUNTED>, RawBuilder<unknown> | null> = {
  title: sql`folded(a.title)`,
  questions: sql`a.question_count`,
  marks: sql`a.total_marks`,
  // Ids rise with time.
  at: null,
}

/** As an array, which an index is walked for once. */
const coursesOf = (instructorId: string) =>
  sql`array(select id from courses where instructor_id = ${instructorId})`

function managedConditions({ instructorId, courseId, search, ids }: ManagedQuizzes) {
  const conditions = [sql<SqlBool>`a.kind = 'quiz'`]
  if (instructorId) conditions.push(sql`a.course_id = any(${coursesOf(instructorId)})`)
  if (ids) conditions.push(sql`a.id = any(${ids}::text[])`)
  if (courseId) conditions.push(sql`a.course_id = ${courseId}`)
  if (search) conditions.push(matchesTitles(search))
  return sql.join<SqlBool>(conditions, sql` and `)
}

/** Each title from its own index: one condition over both tables would read them whole. */
function matchesTitles(search: string) {
  return sql<SqlBool>`(${matchesSearch(sql`folded(a.title)`, search)} or a.lecture_id = any(array(
    select id from lectures where ${matchesSearch(sql`folded(title)`, search)})))`
}

/** Kept, but for a search: that counts up to one more than it lists. */
export async function countManaged(db: Db, managed: ManagedQuizzes): Promise<Counted> {
  const { instructorId, courseId, search } = managed
  if (!search && !instructorId && !courseId)
    return { total: (await academyTotals(db)).quizzes, hasMore: false }
  if (search) return countFound(db, sql`select from assessments a where ${managedConditions(managed)}`)
  const { rows } = await sumOfCourses(managed).execute(db)
  return { total: rows[0]?.count ?? 0, hasMore: false }
}

const sumOfCourses = ({ instructorId, courseId }: ManagedQuizzes) => sql<{ count: number }>`
  select coalesce(sum(quizzes), 0)::bigint as count from course_totals
  where ${instructorId ? sql`course_id = any(${coursesOf(instructorId)})` : sql`true`}
    and ${courseId ? sql`course_id = ${courseId}` : sql`true`}`

const quizzes = (db: Db, condition: RawBuilder<SqlBool>) =>
  db
    .selectFrom('assessments as a')
    .leftJoin('lectures as l', 'l.id', 'a.lecture_id')
    .select(QUIZ_COLUMNS)
    .where(condition)

/** Those of one instructor or course, and as few as a list holds, are all looked up, because an order's index would be read to its end for
 * them. */
const areFew = (managed: ManagedQuizzes, { hasMore }: Counted) =>
  !hasMore && Object.values(managed).some(Boolean)

/** What is sorted. Counts stand in slots, so that nobody who hands in waits for another, and no index has their sums: for few they are looked
 * up, for more they are read as a job added them up a minute ago. */
function orderedBy(by: QuizSort, managed: ManagedQuizzes, counted: Counted) {
  const isFew = areFew(managed, counted)
  const candidates = sql`(select a.id, a.title, a.question_count, a.total_marks from assessments a
    where ${managedConditions(managed)} ${isFew ? sql`offset 0` : sql``}) a`
  if (by !== 'pending' && by !== 'graded') return { key: KEYS[by], rows: candidates }
  if (isFew || (!counted.hasMore && counted.total <= SORTED_NOW_MAX_ROWS))
    return { key: kept(COUNTED[by]), rows: candidates }
  const isNarrowed = Object.values(managed).some(Boolean)
  const among = isNarrowed ? sql`join ${candidates} on a.id = o.assessment_id` : sql``
  return {
    key: sql`a.place`,
    rows: sql`(select o.assessment_id as id, o.${sql.ref(by)} as place from quiz_orders o ${among}) a`,
  }
}

/** Those with the same key by their ids. Nothing is joined to what the page passes over. */
export function selectManaged(
  db: Db,
  managed: ManagedQuizzes,
  { by, isDescending }: QuizOrder,
  range: RowRange,
  counted: Counted,
): Promise<QuizListRow[]> {
  const { key, rows } = orderedBy(by, managed, counted)
  const keys = [key, sql`a.id`].filter((one) => one !== null)
  return rowsOfPage(range, counted, async ({ limit, offset }, isReversed) => {
    const direction = isDescending === isReversed ? sql`asc` : sql`desc`
    const order = sql.join(keys.map((one) => sql`${one} ${direction}`))
    const found = await sql<{ id: string }>`
      select a.id from ${rows} order by ${order} limit ${limit} offset ${offset}`.execute(db)
    const ids = found.rows.map(({ id }) => id)
    return quizzes(db, sql<SqlBool>`a.id = any(${ids}::text[])`)
      .orderBy(sql`array_position(${ids}::text[], a.id::text)`)
      .execute()
  })
}

export type QuizInFile = QuizListRow & { course_title: string; total: number; pending: number }

/** Of each of the instructor's courses as many as the page holds: the order of all quizzes would be read past everybody else's, and all of
 * an instructor's would be sorted anew for each page. */
const newestOfInstructor = (
  instructorId: string,
  behindCondition: RawBuilder<unknown>,
  limit: number,
) => sql<SqlBool>`
  a.id = any(array(
    select newest.id from courses taught cross join lateral (
      select a.id from assessments a where a.course_id = taught.id and a.kind = 'quiz' and ${behindCondition}
      order by a.id desc limit ${limit}) newest
    where taught.instructor_id = ${instructorId} order by newest.id desc limit ${limit}))`

/** Newest first behind `last`, for a file of them all. */
export function selectManagedAfter(
  db: Db,
  managed: ManagedQuizzes,
  last: QuizInFile | undefined,
  limit: number,
): Promise<QuizInFile[]> {
  const { instructorId, courseId, search, ids } = managed
  const isAllOfInstructor = instructorId && !courseId && !search && !ids
  const behindCondition = last ? sql`a.id < ${last.id}` : sql`true`
  const found = isAllOfInstructor
    ? newestOfInstructor(instructorId, behindCondition, limit)
    : sql<SqlBool>`${managedConditions(managed)} and ${behindCondition}`
  return quizzes(db, found)
    .innerJoin('courses as c', 'c.id', 'a.course_id')
    .select([
      'c.title as course_title',
      sql<number>`${kept(sql`n.total`)}`.as('total'),
      sql<number>`${kept(sql`n.pending`)}`.as('pending'),
    ])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest of them, to choose from. */
export function selectCourses(db: Db, instructorId: string | undefined) {
  const found = db
    .selectFrom('courses')
    .select(['id as _id', 'title'])
    .orderBy('id', 'desc')
    .limit(LIST_MAX_ROWS)
  return (instructorId ? found.where('instructor_id', '=', instructorId) : found).execute()
}
