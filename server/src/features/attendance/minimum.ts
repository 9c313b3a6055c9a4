import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import type { Context } from '../../http/context.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner, queueAtCourse } from '../courses/index.ts'
import { findMinimum, writeMinimum } from './minimum-store.ts'
import { selectBelow } from './roster-store.ts'
import { inOrderOfNames, viewSummaryStudent } from './views.ts'

export async function setMinimum(ctx: Context, courseId: string, percent: number | null) {
  const { title } = await courseForOwner(ctx, courseId)
  await queueAtCourse(ctx.db, courseId)
  const before = await findMinimum(ctx.db, courseId)
  await writeMinimum(ctx.db, courseId, percent)
  if (before !== percent)
    await recordAct(ctx, 'set-minimum-attendance', courseId, {
      title,
      before: { minimumPercent: before },
      after: { minimumPercent: percent },
    })
  return { message: percent === null ? M.minimumRemoved : M.minimumSaved, minimumPercent: percent }
}

export async function listBelowMinimum(ctx: Context, courseId: string, studentIds: readonly string[]) {
  await courseForOwner(ctx, courseId)
  const minimumPercent = await findMinimum(ctx.db, courseId)
  const rows = minimumPercent === null ? [] : await selectBelow(ctx.db, courseId, minimumPercent, studentIds)
  return { minimumPercent, students: rows.toSorted(inOrderOfNames).map(viewSummaryStudent) }
}
