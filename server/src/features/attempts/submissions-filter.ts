import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { AssessmentKind } from './assessments-store.ts'
import type { SubmissionRow } from './submissions-store.ts'

/** Which submissions a list is about. */
export interface SubmissionScope {
  kind: AssessmentKind
  /** Only of courses that this instructor owns; absent is everybody's. */
  instructorId?: string | undefined
  courseId?: string | undefined
  assessmentId?: string | undefined
  /** Part of a student's name or address, or of a title. */
  search?: string | undefined
}
/** A scope whose courses are known; null is every course. */
export interface KnownScope extends SubmissionScope {
  courseIds: string[] | null
}
export type SubmissionStatus = SubmissionRow['status']

const LIKE_SIGNS = /[\\%_]/g

export async function knowCourses(db: Db, scope: SubmissionScope): Promise<KnownScope> {
  const { instructorId, courseId } = scope
  if (instructorId === undefined) return { ...scope, courseIds: courseId === undefined ? null : [courseId] }
  let own = db.selectFrom('courses').select('id').where('instructor_id', '=', instructorId)
  if (courseId !== undefined) own = own.where('id', '=', courseId)
  return { ...scope, courseIds: (await own.execute()).map(({ id }) => id) }
}

/** The submissions `s` of a scope. Whom a search means is found first, each by its own index. */
export function isInScope(scope: KnownScope): Expression<SqlBool> {
  const { kind, courseIds, assessmentId, search } = scope
  const conditions = [sql<SqlBool>`s.kind = ${kind}`]
  if (assessmentId !== undefined) conditions.push(sql`s.assessment_id = ${assessmentId}`)
  if (courseIds) conditions.push(sql`s.course_id = any(${courseIds}::text[])`)
  if (search) {
    const pattern = sql`'%' || folded(${search.replace(LIKE_SIGNS, '\\$&')}) || '%'`
    conditions.push(sql`(
      s.student_id = any(array(select id from users where folded(name || ' ' || email) like ${pattern}))
      or s.assessment_id = any(array(select id from assessments where folded(title) like ${pattern})))`)
  }
  return sql.join(conditions, sql` and `)
}
