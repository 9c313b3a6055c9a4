import { COURSE_MESSAGES } from '@academy/contract/courses'
import { ENROLMENT_MESSAGES as M } from '@academy/contract/enrolments'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { mayManage } from '../courses/index.ts'
import { type CourseToLearn, courseToLearn } from './store.ts'
import { noteVisit } from './visits-store.ts'

export interface LearnerCourse {
  id: string
  title: string
  instructor_id: string | null
}

/** Who may see what is inside: an enrolled student, whose visit this is, the instructor who owns it, an admin. */
export async function courseForLearner(ctx: Context, courseId: string): Promise<LearnerCourse> {
  return learnersCourse(ctx, await courseToLearn(ctx.db, { ...ctx.asking, courseId }))
}

/** The same of what `courseToLearn` found, for who asks it together with more.
 * @throws Problem 404 or 403 */
export function learnersCourse(ctx: Context, [course]: readonly CourseToLearn[]): LearnerCourse {
  const caller = signedIn(ctx)
  if (!course) throw notFound(COURSE_MESSAGES.notFound)
  const { enrolled, is_visit_due: isVisitDue, ...row } = course
  const isStudying = caller.role === 'student' && enrolled !== null
  // The course's id leads a student from a lecture they may not open to the page where they may enrol.
  if (!isStudying && !mayManage(caller, row))
    throw new Problem(403, M.notEnrolled, { details: { courseId: row.id } })
  if (isStudying && isVisitDue) noteVisit(ctx, course.id, caller.id)
  return row
}
