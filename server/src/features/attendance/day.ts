import type { Day } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { assertNotInFuture } from './access.ts'
import { readRoster } from './roster.ts'
import { findDay, selectMarked } from './store.ts'
import { viewRecord, viewRosterStudent } from './views.ts'

/** Who was there, and the class: whoever has no record was not marked. */
export async function readDay(ctx: Context, courseId: string, day: Day, after?: string) {
  const { rows, range, said } = await readRoster(ctx, courseId, after)
  assertNotInFuture(ctx, day)
  // The version first: what is written meanwhile is then newer than it, and is told when this reader saves.
  const state = viewState(await findDay(ctx.db, courseId, day))
  const records = await selectMarked(ctx.db, courseId, [day], range)
  return { attendance: records.map(viewRecord), students: rows.map(viewRosterStudent), ...said, ...state }
}

export function viewState(row: Awaited<ReturnType<typeof findDay>>) {
  return {
    version: row?.version ?? 0,
    savedAt: row?.saved_at?.toISOString() ?? null,
    savedBy: row?.saved_by_name ?? null,
  }
}
