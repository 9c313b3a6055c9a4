import type { Db } from '../../http/context.ts'

export async function findMinimum(db: Db, courseId: string): Promise<number | null> {
  const row = await db
    .selectFrom('attendance_minimums')
    .select('percent')
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row?.percent ?? null
}

/** Null: none any more. */
export async function writeMinimum(db: Db, courseId: string, percent: number | null): Promise<void> {
  if (percent === null) await db.deleteFrom('attendance_minimums').where('course_id', '=', courseId).execute()
  else
    await db
      .insertInto('attendance_minimums')
      .values({ course_id: courseId, percent })
      .onConflict((conflict) => conflict.column('course_id').doUpdateSet({ percent }))
      .execute()
}
