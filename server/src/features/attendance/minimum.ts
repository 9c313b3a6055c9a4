import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import type { Context, Db } from '../../http/context.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner, queueAtCourse } from '../courses/index.ts'
import { selectBelow } from './roster-store.ts'
import { inOrderOfNames, viewSummaryStudent } from './views.ts'

export async function findMinimum(db: Db, courseId: string): Promise<number | null> {
  const row = await db
    .selectFrom('attendance_minimums')
    .select('percent')
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row?.percent ?? null
}

export async function setMinimum(ctx: Context, courseId: string, percent: number | null) {
  const { title } = await courseForOwner(ctx, courseId)
  await queueAtCourse(ctx.db, courseId)
  const before = await findMinimum(ctx.db, courseId)
  if (percent === null)
    await ctx.db.deleteFrom('attendance_minimums').where('course_id', '=', courseId).execute()
  else
    await ctx.db
      .insertInto('attendance_minimums')
      .values({ course_id: courseId, percent })
      .onConflict((conflict) => conflict.column('course_id').doUpdateSet({ percent }))
      .execute()
  if (before !== percent)
    await recordAct(ctx, 'set-minimum-attendance', courseId, {
      title,
      before: { minimumPercent: before },
      after: { minimumPercent: percent },
    })
  return { message: percent === null ? M.minimumRemoved : M.minimumSaved, minimumPercent: percent }
}

export async function listBelowMinimum(ctx: Context, courseId: string) {
  await courseForOwner(ctx, courseId)
  const minimumPercent = await findMinimum(ctx.db, courseId)
  const rows = minimumPercent === null ? [] : await selectBelow(ctx.db, courseId, minimumPercent)
  return {
    minimumPercent,
    students: rows.toSorted(inOrderOfNames).map(viewSummaryStudent),
    total: rows[0]?.total ?? 0,
  }
}
