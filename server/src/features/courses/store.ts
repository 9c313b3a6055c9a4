import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Insertable, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { type Counted, countFound } from '../../db/count-found.ts'
import type { CoursesTable } from '../../db/schema.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'

export const COURSE_COLUMNS = [
  'courses.id',
  'courses.title',
  'courses.description',
  'courses.category',
  'courses.created_by',
  'courses.instructor_id',
  'courses.duration_weeks',
  'courses.price_rwf',
  'courses.course_type',
  'courses.image_key',
  'courses.created_at',
  'courses.updated_at',
] as const
export type CourseRow = Omit<Selectable<CoursesTable>, 'search'>
export type CountedCourse = CourseRow & { lecture_count: number }
export type ManagedCourseRow = CountedCourse & { student_count: number; quiz_count: number }

/** Kept by the writes that change them: a course with a hundred thousand students costs no more to list. */
const totalOf = (what: 'lectures' | 'students' | 'quizzes') =>
  sql<number>`(select coalesce(sum(t.${sql.ref(what)}), 0) from course_totals t where t.course_id = courses.id)`
export const lectureCount = totalOf('lectures')
const studentCount = totalOf('students')
const quizCount = totalOf('quizzes')

const courses = (db: Db) => db.selectFrom('courses').select(COURSE_COLUMNS)
const counted = (db: Db) => courses(db).select(lectureCount.as('lecture_count'))
export const managed = (db: Db) =>
  counted(db).select([studentCount.as('student_count'), quizCount.as('quiz_count')])

const courseById = compiledOnce((db, { id }: { id: string }) => courses(db).where('courses.id', '=', id))
export const findCourse = async (db: Db, id: string): Promise<CourseRow | undefined> =>
  (await courseById(db, { id }))[0]

/** Stays while the transaction lasts: what is hung on the course finds it there. */
export const lockCourseShared = (db: Db, id: string): Promise<CourseRow | undefined> =>
  courses(db).where('courses.id', '=', id).forKeyShare().executeTakeFirst()

/** Whoever adds to what a course holds goes one after another, and may count first. Who enrols meanwhile need not wait. */
export const queueAtCourse = (db: Db, id: string) =>
  db.selectFrom('courses').select('id').where('id', '=', id).forNoKeyUpdate().execute()

export const lockCourse = (db: Db, id: string): Promise<CourseRow | undefined> =>
  courses(db).where('courses.id', '=', id).forUpdate().executeTakeFirst()

export const findManagedCourse = (db: Db, id: string): Promise<ManagedCourseRow | undefined> =>
  managed(db).where('courses.id', '=', id).executeTakeFirst()

export const selectManagedCourses = (db: Db, ids: readonly string[]): Promise<ManagedCourseRow[]> =>
  managed(db).where(sql<SqlBool>`courses.id = any(${ids}::text[])`).execute()

export const insertCourse = (db: Db, course: Insertable<CoursesTable>): Promise<CourseRow> =>
  db.insertInto('courses').values(course).returning(COURSE_COLUMNS).executeTakeFirstOrThrow()

export const changeCourse = (
  db: Db,
  id: string,
  change: Partial<Insertable<CoursesTable>>,
): Promise<CourseRow> =>
  db
    .updateTable('courses')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(COURSE_COLUMNS)
    .executeTakeFirstOrThrow()

/** Everything that hangs on it goes by cascade. */
export const removeCourse = (db: Db, id: string) => db.deleteFrom('courses').where('id', '=', id).execute()

export interface Wanted {
  /** Folded; '' searches nothing. */
  search: string
  category: string | null
}

const contains = (search: string) => matchesSearch(sql`courses.search`, search)

export const keptCounts = compiledOnce((db) =>
  db.selectFrom('course_counts').select(['category', 'courses']).where('courses', '>', 0),
)

export const catalogueChanges = compiledOnce((db) =>
  db.selectFrom('academy_totals').select(sql<number>`coalesce(sum(catalogue_changes), 0)`.as('changes')),
)
/** Grows with each committed change of what the catalogue shows (migration 0056). */
export const countCatalogueChanges = async (db: Db): Promise<number> =>
  (await catalogueChanges(db, {}))[0]?.changes ?? 0

export interface CountedByCategory extends Counted {
  /** Where there are more than `total`, how many of the counted ones: at least so many match there. */
  byCategory: ReadonlyMap<string, number>
}

/** Matching courses by category. Without a search the kept counts answer, however many courses there are; a search counts up to one more
 * than a list holds. */
export async function countByCategory(db: Db, search: string): Promise<CountedByCategory> {
  const rows = search ? await countFoundByCategory(db, search) : await keptCounts(db, {})
  const total = rows.reduce((sum, { courses }) => sum + courses, 0)
  const hasMore = search !== '' && total > LIST_MAX_ROWS
  const byCategory = new Map(rows.map(({ category, courses }) => [category, courses]))
  return { total: hasMore ? LIST_MAX_ROWS : total, hasMore, byCategory }
}

const countFoundByCategory = (db: Db, search: string) =>
  db
    .selectFrom(
      db
        .selectFrom('courses')
        .select('category')
        .where(contains(search))
        .limit(LIST_MAX_ROWS + 1)
        .as('found'),
    )
    .select(['category', sql<number>`count(*)`.as('courses')])
    .groupBy('category')
    .execute()

/** Of one category, where a search finds too many to count all. */
export const countInCategory = (db: Db, { search, category }: Wanted): Promise<Counted> =>
  countFound(db, sql`select from courses where category = ${category} and ${contains(search)}`)

/** Which they are is known from an index; nothing is looked up for what the page passes over. */
export function selectPage(
  db: Db,
  { search, category, isFew }: Wanted & { isFew: boolean },
  { limit, offset }: RowRange,
): Promise<CountedCourse[]> {
  if (!search && !category) return frontPage(db, { limit: String(limit), offset: String(offset) })
  let found = db.selectFrom('courses').select('courses.id')
  if (category) found = found.where('courses.category', '=', category)
  if (search) found = found.where(contains(search))
  // Of few all are looked up: the index of the order would be read to its end for them.
  if (search && isFew) found = found.offset(0)
  const ids = db
    .selectFrom(found.as('courses'))
    .select('courses.id')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .offset(offset)
  return counted(db)
    .where(sql<SqlBool>`courses.id = any(array(${ids}))`)
    .orderBy('courses.id', 'desc')
    .execute()
}

/** What every visitor asks first. */
export const frontPage = compiledOnce((db, { limit, offset }: { limit: string; offset: string }) =>
  counted(db)
    .where(
      sql<SqlBool>`courses.id = any(array(
        select id from courses order by id desc limit ${limit}::bigint offset ${offset}::bigint))`,
    )
    .orderBy('courses.id', 'desc'),
)
