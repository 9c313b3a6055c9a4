import { COURSE_MESSAGES, isFreeCourse } from '@academy/contract/courses'
import { ENROLMENT_MESSAGES as M } from '@academy/contract/enrolments'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { lockCourseShared } from '../courses/index.ts'
import { insertEnrolment, isEnrolled } from './store.ts'

/** For those who have the right to it: a free course's students, an approved payment, an import. Repeating changes nothing. */
export async function enrol(ctx: Context, userId: string, courseId: string): Promise<void> {
  await insertEnrolment(ctx.db, userId, courseId)
}

/** The server decides what is free, whatever the card showed. */
export async function enrolMyself(ctx: Context, courseId: string) {
  const caller = signedIn(ctx)
  const course = await lockCourseShared(ctx.db, courseId)
  if (!course) throw notFound(COURSE_MESSAGES.notFound)
  const isFree = isFreeCourse({ courseType: course.course_type, price: course.price_rwf })
  if (isFree) await enrol(ctx, caller.id, courseId)
  else if (!(await isEnrolled(ctx.db, caller.id, courseId))) throw forbidden(M.paymentRequired)
  return { enrolled: true, message: M.enrolled }
}
