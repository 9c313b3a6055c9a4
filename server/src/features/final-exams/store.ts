import { type SqlBool, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'
import type { AssessmentRow } from '../attempts/index.ts'

const examOf = compiledOnce((db, { courseId }: { courseId: string }) =>
  db
    .selectFrom('assessments')
    .select([
      ...(['id', 'kind', 'course_id', 'lecture_id', 'title', 'description', 'time_limit_minutes'] as const),
      ...(['passing_percent', 'version', 'question_count', 'total_marks', 'created_by'] as const),
      ...(['created_at', 'updated_at'] as const),
    ])
    .where('course_id', '=', courseId)
    .where('kind', '=', 'final-exam'),
)
export const findExamOfCourse = async (db: Db, courseId: string): Promise<AssessmentRow | undefined> =>
  (await examOf(db, { courseId }))[0]

export async function findCourseTitle(db: Db, courseId: string): Promise<string> {
  const row = await db
    .selectFrom('courses')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return row.title
}

export interface ExamCounts {
  total: number
  passed: number
  pending: number
}

/** Kept by the writes that change them. */
export async function countOutcomes(db: Db, examId: string): Promise<ExamCounts> {
  const { rows } = await sql<ExamCounts>`
    select coalesce(sum(total), 0)::bigint as total, coalesce(sum(passed), 0)::bigint as passed,
      coalesce(sum(pending), 0)::bigint as pending
    from assessment_submission_counts where assessment_id = ${examId}`.execute(db)
  return rows[0] ?? { total: 0, passed: 0, pending: 0 }
}

const PREVIEW_LETTERS = 200

interface WantedCards {
  instructorId: string | undefined
  courseId: string | undefined
}

const keptSum = (what: 'total' | 'pending') =>
  sql<number>`(select coalesce(sum(n.${sql.ref(what)}), 0)::bigint
    from assessment_submission_counts n where n.assessment_id = a.id)`

/** Courses with their exam, when there is one: of one instructor or all, the newest course first. Nothing is looked up for what the page
 * passes over. */
export const selectCards = (
  db: Db,
  { instructorId, courseId }: WantedCards,
  range: RowRange,
  total: number,
) =>
  rowsOfPage(range, { total }, ({ limit, offset }, isReversed) => {
    const direction = isReversed ? 'asc' : 'desc'
    let ids = db.selectFrom('courses').select('id').orderBy('id', direction).limit(limit).offset(offset)
    if (instructorId) ids = ids.where('instructor_id', '=', instructorId)
    if (courseId) ids = ids.where('id', '=', courseId)
    return db
      .selectFrom('courses as c')
      .leftJoin('assessments as a', (join) =>
        join.onRef('a.course_id', '=', 'c.id').on('a.kind', '=', 'final-exam'),
      )
      .where(sql<SqlBool>`c.id = any(array(${ids}))`)
      .select(['c.id as course_id', 'c.title as course_title'])
      .select(sql<string>`left(c.description, ${PREVIEW_LETTERS})`.as('course_description'))
      .select(['a.id', 'a.title', 'a.description', 'a.time_limit_minutes', 'a.passing_percent'])
      .select(['a.total_marks', 'a.question_count'])
      .select([keptSum('total').as('total'), keptSum('pending').as('pending')])
      .orderBy('c.id', direction)
      .execute()
  })
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
