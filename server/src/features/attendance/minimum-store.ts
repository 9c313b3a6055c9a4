import { compiledOnce } from '../../db/compiled.ts'
import type { Db } from '../../http/context.ts'

export const minimumOf = compiledOnce((db, { courseId }: { courseId: string }) =>
  db.selectFrom('attendance_minimums').select('percent').where('course_id', '=', courseId),
)
export const findMinimum = async (db: Db, courseId: string): Promise<number | null> =>
  (await minimumOf(db, { courseId }))[0]?.percent ?? null

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
