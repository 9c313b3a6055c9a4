import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner } from '../courses/index.ts'
import { lectureIdsForUpdate, titlesInOrder, writePositions } from './store.ts'

/** The new order names every lecture once, so that nothing vanishes when somebody else has just added one. */
export async function orderLectures(ctx: Context, courseId: string, lectureIds: string[]) {
  const course = await courseForOwner(ctx, courseId)
  const standing = (await lectureIdsForUpdate(ctx.db, course.id)).map((row) => row.id)
  const named = new Set(lectureIds)
  const isWhole = named.size === lectureIds.length && standing.length === named.size
  if (!isWhole || !standing.every((id) => named.has(id))) throw invalid(M.orderInvalid)
  const before = await titlesInOrder(ctx.db, course.id)
  await writePositions(ctx.db, course.id, lectureIds)
  const after = await titlesInOrder(ctx.db, course.id)
  await recordAct(ctx, 'order-lectures', courseId, { before: { order: before }, after: { order: after } })
  return { message: M.reordered }
}
