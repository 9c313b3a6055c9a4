import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import { type Day, dayOf } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { invalid, notFound } from '../../http/problem.ts'
import { courseForOwner } from '../courses/index.ts'
import { findEnrolled } from './roster-store.ts'

/** Of a day that has come in Kigali, wherever the caller's clock stands. */
export function assertNotInFuture(ctx: Context, day: Day): void {
  if (day > dayOf(ctx.now())) throw invalid(M.dateInFuture, { date: M.dateInFuture })
}

/** Their names; they stay enrolled while the transaction lasts. */
export async function namesOfEnrolled(
  ctx: Context,
  courseId: string,
  studentIds: string[],
): Promise<Map<string, string>> {
  const enrolled = await findEnrolled(ctx.db, courseId, studentIds)
  if (enrolled.length < studentIds.length) throw invalid(M.notEnrolled, { attendanceRecords: M.notEnrolled })
  return new Map(enrolled.map(({ id, name }) => [id, name]))
}

/** One of the course's students, for who teaches it. */
export async function studentForOwner(ctx: Context, courseId: string, studentId: string): Promise<void> {
  await courseForOwner(ctx, courseId)
  const [enrolled] = await findEnrolled(ctx.db, courseId, [studentId])
  if (!enrolled) throw notFound(M.studentNotFound)
}
