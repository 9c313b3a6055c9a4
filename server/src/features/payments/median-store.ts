import { MEDIAN_MIN_DECISIONS } from '@academy/contract/payments'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

const DAY_MS = 86_400_000
/** The newest so many say it as well: an open page asks this again and again. */
const LOOKED_AT = 50

/** Whole minutes from request to decision by a person, the median of the last 24 hours; null when there were too few to
 * say. A provider's own answers count for nothing here. */
export async function medianMinutes(db: Db, now: Date): Promise<number | null> {
  const newest = db
    .selectFrom('payment_requests')
    .select(['requested_at', 'reviewed_at'])
    .where('reviewed_at', '>', new Date(now.getTime() - DAY_MS))
    .where('reviewed_at', '<=', now)
    .where('provider', '=', 'manual')
    .orderBy('reviewed_at', 'desc')
    .limit(LOOKED_AT)
  const row = await db
    .selectFrom(newest.as('newest'))
    .select((e) => [
      e.fn.countAll<number>().as('decisions'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from reviewed_at - requested_at))`.as(
        'seconds',
      ),
    ])
    .executeTakeFirstOrThrow()
  if (row.decisions < MEDIAN_MIN_DECISIONS || row.seconds === null) return null
  return Math.max(1, Math.round(row.seconds / 60))
}
