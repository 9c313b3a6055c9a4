import { type AttendanceDay, SUMMARY_MAX_DAYS, SUMMARY_USUAL_DAYS } from '@academy/contract/attendance'
import type { Day } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { readRoster } from './roster.ts'
import { type MarkedRow, selectDays, selectMarked, sumDays } from './store.ts'
import { marksBy, viewSummaryStudent } from './views.ts'

interface Asked {
  before?: Day | undefined
  limit?: number | undefined
  after?: string | undefined
}

/** Days of class, the newest first, with who was there on each. */
export async function readSummary(ctx: Context, courseId: string, { before, limit, after }: Asked) {
  const { rows, range, said } = await readRoster(ctx, courseId, after)
  const wanted = Math.min(limit ?? SUMMARY_USUAL_DAYS, SUMMARY_MAX_DAYS)
  const days = await selectDays(ctx.db, courseId, before, wanted)
  const dates = days.map(({ day }) => day)
  const byDay = marksBy('day', await selectMarked(ctx.db, courseId, dates, range))
  return {
    attendanceDates: days.map(
      ({ day, present, absent }): AttendanceDay => ({
        date: day,
        presentCount: present,
        absentCount: absent,
        records: (byDay.get(day) ?? []).map(viewCell),
      }),
    ),
    days: await sumDays(ctx.db, courseId),
    students: rows.map(viewSummaryStudent),
    ...said,
  }
}

const viewCell = ({ student_id, present, notes }: MarkedRow) => ({
  studentId: student_id,
  present,
  hasNote: notes !== '',
})
