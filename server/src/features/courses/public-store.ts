import { OTHER_COURSES_MAX } from '@academy/contract/courses'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { LecturesTable } from '../../db/schema.ts'
import type { Db } from '../../http/context.ts'
import { COURSE_COLUMNS, type CourseRow } from './store.ts'

export type OutlineRow = Pick<
  LecturesTable,
  'title' | 'lecture_type' | 'document_type' | 'duration_seconds' | 'page_count' | 'size_bytes'
>
type NamedCourse = Pick<CourseRow, 'id' | 'title'>
type OtherCourse = NamedCourse & Pick<CourseRow, 'course_type' | 'price_rwf'>
export interface PublicCourseRow extends CourseRow {
  /** Another one for another outline. */
  outline_changes: number
  student_count: number
  finished_count: number
  quiz_count: number
  passing_percent: number | null
  teacher_name: string | null
  teacher_courses: number
  teacher_students: number
  other_courses: OtherCourse[]
  free_course: NamedCourse | null
}

/** A free course that is still empty shows nothing; so many of them are looked at. */
const FREE_COURSES_TRIED = 20

const finishedCount = sql<number>`case when exam.id is not null
  then (select coalesce(sum(passed), 0) from assessment_submission_counts where assessment_id = exam.id)
  else (select coalesce(sum(students), 0) from course_progress_counts
    where course_id = courses.id and totals.lectures > 0 and completed >= totals.lectures) end`

const otherCourses = sql<OtherCourse[]>`(select coalesce(json_agg(o), '[]') from (
  select id, title, course_type, price_rwf from courses other
  where other.instructor_id = courses.instructor_id and other.id <> courses.id
  order by other.id desc limit ${sql.lit(OTHER_COURSES_MAX)}) o)`

const freeOf = (
  condition: RawBuilder<unknown>,
) => sql`(select json_build_object('id', f.id, 'title', f.title) from (
  select id, title from courses free where price_rwf = 0 and ${condition}
  order by id desc limit ${sql.lit(FREE_COURSES_TRIED)}) f
  where exists (select from lectures where course_id = f.id) limit 1)`
const freeCourse = sql<NamedCourse | null>`case when courses.price_rwf > 0
  then coalesce(${freeOf(sql`free.category = courses.category`)}, ${freeOf(sql`true`)}) end`

const sumOf = (column: 'students' | 'lectures' | 'quizzes' | 'courses' | 'outline_changes') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as(column)

type ById = { id: string }
/** Each part is a bounded reading of an index. The lectures, of which there are many, are told by how often they changed. */
const publicCourseOf = (db: Db, { id }: ById) =>
  db
    .selectFrom('courses')
    .leftJoin('users as teacher', 'teacher.id', 'courses.instructor_id')
    .leftJoin('assessments as exam', (join) =>
      join.onRef('exam.course_id', '=', 'courses.id').on('exam.kind', '=', 'final-exam'),
    )
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom('course_totals')
          .whereRef('course_id', '=', 'courses.id')
          .select([sumOf('students'), sumOf('lectures'), sumOf('quizzes'), sumOf('outline_changes')])
          .as('totals'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom('instructor_totals')
          .whereRef('instructor_id', '=', 'courses.instructor_id')
          .select([sumOf('students'), sumOf('courses')])
          .as('taught'),
      (join) => join.onTrue(),
    )
    .select(COURSE_COLUMNS)
    .select([
      'totals.students as student_count',
      'totals.quizzes as quiz_count',
      'exam.passing_percent',
      'teacher.name as teacher_name',
      'taught.courses as teacher_courses',
      'taught.students as teacher_students',
      'totals.outline_changes',
      finishedCount.as('finished_count'),
      otherCourses.as('other_courses'),
      freeCourse.as('free_course'),
    ])
    .where('courses.id', '=', id)

/** One text in one statement, since every visitor of a shared link asks it: what a course's page is made from, and so its version. */
export const publicCourse = compiledOnce(
  (db, values: ById) =>
    sql<{
      course: string
    }>`select row_to_json(course)::text as course from (${publicCourseOf(db, values)}) course`,
)
export const findPublicCourse = async (db: Db, id: string): Promise<string | undefined> =>
  (await publicCourse(db, { id }))[0]?.course

/** The row that such a text was made of. */
export function publicCourseFrom(text: string): PublicCourseRow {
  const row = JSON.parse(text) as PublicCourseRow
  return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
}

export const outlineOfCourse = compiledOnce((db, { courseId }: { courseId: string }) =>
  db
    .selectFrom('lectures')
    .select(['title', 'lecture_type', 'document_type', 'duration_seconds', 'page_count', 'size_bytes'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .limit(LIST_MAX_ROWS),
)

export const selectOutline = (db: Db, courseId: string): Promise<OutlineRow[]> =>
  outlineOfCourse(db, { courseId })

/** Newest first behind `last`: where each course is to be found, and since when it is as it is. */
export const selectCourseAddresses = (
  db: Db,
  last: string | undefined,
  limit: number,
): Promise<Pick<CourseRow, 'id' | 'updated_at'>[]> =>
  db
    .selectFrom('courses')
    .select(['id', 'updated_at'])
    .$if(last !== undefined, (query) => query.where('id', '<', String(last)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const selectCategoriesInUse = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('courses').select('category').distinct().execute()
  return rows.map(({ category }) => category)
}
