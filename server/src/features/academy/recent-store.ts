import { dayOf } from '@academy/contract/text/days'
import { type RawBuilder, sql } from 'kysely'
import { countFound } from '../../db/count-found.ts'
import { firstIdAt } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'

/** What came since the month began in Kigali, by the keys alone, and what is free. */
export async function recentCounts(db: Db, now: Date) {
  const first = firstIdAt(Date.parse(`${dayOf(now.getTime()).slice(0, 8)}01T00:00:00+02:00`))
  const count = async (rows: RawBuilder<unknown>) => (await countFound(db, rows)).total
  return {
    freeCourses: await count(sql`select from courses where price_rwf = 0`),
    lecturesThisMonth: await count(sql`select from lectures where id >= ${first}`),
    usersThisMonth: await count(sql`select from users where id >= ${first}`),
    quizzesThisMonth: await count(sql`select from assessments where kind = 'quiz' and id >= ${first}`),
  }
}
