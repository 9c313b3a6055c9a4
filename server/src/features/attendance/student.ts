import { attendancePercentage, isBelowMinimum } from '@academy/contract/attendance'
import type { Context, Entry } from '../../http/context.ts'
import { courseToLearn, learnersCourse } from '../enrolments/index.ts'
import { studentForOwner } from './access.ts'
import { findMinimum, minimumOf } from './minimum-store.ts'
import { findTotals, ownDays, ownTotals, selectDaysOfStudent } from './store.ts'

/** The caller's own; what the instructor has noted stays with the instructor. */
export async function readOwnAttendance(entry: Entry, courseId: string) {
  const own = { ...entry.asking, courseId }
  const [ctx, course, [totals], [minimum], days] = await entry.enter(
    courseToLearn.of(own),
    ownTotals.of(own),
    minimumOf.of({ courseId }),
    ownDays.of(own),
  )
  learnersCourse(ctx, course)
  return {
    ...viewMarks(totals, minimum?.percent ?? null),
    days: days.map(({ day, present }) => ({ date: day, present })),
  }
}

export async function readStudentAttendance(ctx: Context, courseId: string, studentId: string) {
  await studentForOwner(ctx, courseId, studentId)
  const marks = viewMarks(await findTotals(ctx.db, courseId, studentId), await findMinimum(ctx.db, courseId))
  const days = await selectDaysOfStudent(ctx.db, courseId, studentId)
  return { ...marks, days: days.map(({ day, present, notes }) => ({ date: day, present, notes })) }
}

function viewMarks(found: { present: number; absent: number } | undefined, minimumPercent: number | null) {
  const marks = found ?? { present: 0, absent: 0 }
  return {
    ...marks,
    percentage: attendancePercentage(marks),
    minimumPercent,
    isBelowMinimum: isBelowMinimum(marks, minimumPercent),
  }
}
