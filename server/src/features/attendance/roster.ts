import { LIST_MAX_ROWS } from '@academy/contract/http'
import { dayOf } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { courseForOwner } from '../courses/index.ts'
import { findMinimum } from './minimum-store.ts'
import { countRoster, selectRoster } from './roster-store.ts'
import type { StudentRange } from './store.ts'
import { inOrderOfNames } from './views.ts'

/** A part of the class for who teaches it, by name, with what both views say of the course. */
export async function readRoster(ctx: Context, courseId: string, after = '') {
  const { id: _id, title } = await courseForOwner(ctx, courseId)
  const rows = await selectRoster(ctx.db, courseId, after)
  const last = rows.at(-1)?.id ?? ''
  const range: StudentRange = { from: rows[0]?.id ?? '', upTo: last }
  return {
    rows: rows.toSorted(inOrderOfNames),
    range,
    said: {
      course: { _id, title },
      minimumPercent: await findMinimum(ctx.db, courseId),
      total: await countRoster(ctx.db, courseId),
      today: dayOf(ctx.now()),
      next: rows.length === LIST_MAX_ROWS ? last : null,
    },
  }
}
