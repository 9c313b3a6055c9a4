import { COURSE_MESSAGES } from '@academy/contract/courses'
import { ENROLMENT_MESSAGES as M } from '@academy/contract/enrolments'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { mayManage } from '../courses/index.ts'
import { findCourseAndEnrolment } from './store.ts'
import { noteVisit } from './visits-store.ts'

export interface LearnerCourse {
  id: string
  title: string
  instructor_id: string | null
}

/** Who may see what is inside: an enrolled student, whose visit this is, the instructor who owns it, an admin. */
export async function courseForLearner(ctx: Context, courseId: string): Promise<LearnerCourse> {
  const caller = signedIn(ctx)
  const course = await findCourseAndEnrolment(ctx.db, courseId, caller.id)
  if (!course) throw notFound(COURSE_MESSAGES.notFound)
  const { enrolled, is_visit_due: isVisitDue, ...row } = course
  const isStudying = caller.role === 'student' && enrolled !== null
  // The course's id leads a student from a lecture they may not open to the page where they may enrol.
  if (!isStudying && !mayManage(caller, row))
    throw new Problem(403, M.notEnrolled, { details: { courseId: row.id } })
  if (isStudying && isVisitDue) noteVisit(ctx, courseId, caller.id)
  return row
}
