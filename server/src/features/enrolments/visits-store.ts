import { sql } from 'kysely'
import { retryTransaction } from '../../db/retry.ts'
import type { Db, Entry } from '../../http/context.ts'

/** How old a visit may be before the next is written down; the first of a day in Kigali always is. */
const VISIT_EVERY_MINUTES = 5

/** Of a row of `enrolments`: whether a visit now is to be written. */
export const visitDueCondition = sql<boolean>`(last_active_at is null
  or last_active_at < now() - make_interval(mins => ${sql.lit(VISIT_EVERY_MINUTES)})
  or kigali_day(last_active_at) < kigali_day(now()))`

/** What `last_active_at` becomes with a write of that row, which is a visit too. The day follows by a trigger. */
export const lastVisit = sql<Date>`case when ${visitDueCondition} then now() else last_active_at end`

/** Who studies a course was there. It waits for nothing, and a failure is nobody's but the log's. */
export const noteVisit = (entry: Entry, courseId: string, userId: string): void =>
  entry.afterCommit((db) => writeVisit(db, courseId, userId))

/** Its trigger looks at the person, whose row a change may hold that is about to take their enrolments. */
async function writeVisit(db: Db, courseId: string, userId: string): Promise<void> {
  await retryTransaction(() =>
    db
      .updateTable('enrolments')
      .set({ last_active_at: sql<Date>`now()` })
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId)
      .where(visitDueCondition)
      .execute(),
  )
}
