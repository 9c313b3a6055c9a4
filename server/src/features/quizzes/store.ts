import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface LectureAndCourse {
  id: string
  title: string
  course_id: string
  course_title: string
  instructor_id: string | null
}

/** What a quiz needs of its lecture; slides and files stay where they are. */
export const findLectureAndCourse = (db: Db, id: string): Promise<LectureAndCourse | undefined> =>
  db
    .selectFrom('lectures as l')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .where('l.id', '=', id)
    .select(['l.id', 'l.title', 'l.course_id', 'c.title as course_title', 'c.instructor_id'])
    .executeTakeFirst()

/** With whose course it is; what is no quiz is not among them. */
export const selectOwnedQuizzes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('assessments as a')
    .innerJoin('courses as c', 'c.id', 'a.course_id')
    .where('a.kind', '=', 'quiz')
    .where(sql<SqlBool>`a.id = any(${ids}::text[])`)
    .select(['a.id', 'a.title', 'c.instructor_id'])
    .execute()

export async function findLectureTitle(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('lectures').select('title').where('id', '=', id).executeTakeFirst()
  return row?.title ?? null
}

export async function countQuizzes(db: Db, courseId: string): Promise<number> {
  const counted = db.selectFrom('assessments').where('course_id', '=', courseId).where('kind', '=', 'quiz')
  return (await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** What hangs on each of the quizzes, as the writes that change it keep it. */
export async function countSubmissions(db: Db, quizIds: readonly string[]): Promise<Map<string, Counters>> {
  const rows = await db
    .selectFrom('assessment_submission_counts')
    .where(sql<SqlBool>`assessment_id = any(${quizIds}::text[])`)
    .groupBy('assessment_id')
    .select([
      'assessment_id',
      sql<number>`sum(total)::bigint`.as('total'),
      sql<number>`sum(pending)::bigint`.as('pending'),
    ])
    .execute()
  return new Map(rows.map(({ assessment_id, ...counters }) => [assessment_id, counters]))
}
export interface Counters {
  total: number
  pending: number
}
