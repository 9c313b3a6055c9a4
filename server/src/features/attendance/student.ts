import { attendancePercentage, isBelowMinimum, OWN_MAX_DAYS } from '@academy/contract/attendance'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Context } from '../../http/context.ts'
import { ownCourse, studentForOwner } from './access.ts'
import { findMinimum } from './minimum-store.ts'
import { findTotals, selectDaysOfStudent } from './store.ts'

/** The caller's own; what the instructor has noted stays with the instructor. */
export async function readOwnAttendance(ctx: Context, courseId: string) {
  const studentId = await ownCourse(ctx, courseId)
  const { days, ...marks } = await readStudent(ctx, courseId, studentId, OWN_MAX_DAYS)
  return { ...marks, days: days.map(({ day, present }) => ({ date: day, present })) }
}

export async function readStudentAttendance(ctx: Context, courseId: string, studentId: string) {
  await studentForOwner(ctx, courseId, studentId)
  const { days, ...marks } = await readStudent(ctx, courseId, studentId, LIST_MAX_ROWS)
  return { ...marks, days: days.map(({ day, present, notes }) => ({ date: day, present, notes })) }
}

async function readStudent(ctx: Context, courseId: string, studentId: string, maxDays: number) {
  const marks = (await findTotals(ctx.db, courseId, studentId)) ?? { present: 0, absent: 0 }
  const minimumPercent = await findMinimum(ctx.db, courseId)
  return {
    ...marks,
    percentage: attendancePercentage(marks),
    minimumPercent,
    isBelowMinimum: isBelowMinimum(marks, minimumPercent),
    days: await selectDaysOfStudent(ctx.db, courseId, studentId, maxDays),
  }
}
