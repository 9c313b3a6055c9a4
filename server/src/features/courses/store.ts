import type { Insertable, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
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

/** Matching courses by category. Without a search the kept counts answer, however many courses there are. */
export function countByCategory(db: Db, search: string) {
  if (!search) return keptCounts(db, {})
  return db
    .selectFrom('courses')
    .select(['category', sql<number>`count(*)`.as('courses')])
    .where(contains(search))
    .groupBy('category')
    .execute()
}

/** Which they are is known from an index; nothing is looked up for what the page passes over. */
export function selectPage(db: Db, wanted: Wanted, { limit, offset }: RowRange): Promise<CountedCourse[]> {
  if (!wanted.search && !wanted.category)
    return frontPage(db, { limit: String(limit), offset: String(offset) })
  let ids = db
    .selectFrom('courses')
    .select('courses.id')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .offset(offset)
  if (wanted.category) ids = ids.where('courses.category', '=', wanted.category)
  if (wanted.search) ids = ids.where(contains(wanted.search))
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
