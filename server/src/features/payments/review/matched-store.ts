import type { MatchKind } from '@academy/contract/payments'
import { type SqlBool, sql } from 'kysely'
import { type Counted, countFound } from '../../../db/count-found.ts'
import type { Db } from '../../../http/context.ts'
import { rowsInPages } from '../../../http/csv-reply.ts'
import type { ReviewRow } from '../views.ts'
import { type Filters, reviewRows, wantedConditions } from './filter-store.ts'

/** Those that wait and may have that match, the oldest first: those that had it when they were last judged, and those for whom something
 * has changed since. Whoever reads them judges them.
 * @param from behind how many, and how many are read first */
export const mayMatch = (
  db: Db,
  match: MatchKind,
  filters: Filters,
  from: { offset: number; limit?: number } = { offset: 0 },
) =>
  rowsInPages<ReviewRow & { key: string }>(
    (last, limit) => {
      const offset = last ? 0 : from.offset
      const behind = (at: 'm' | 'p', id: 'm.request_id' | 'p.id') =>
        last
          ? sql`(${sql.ref(`${at}.requested_at`)}, ${sql.ref(id)}) > (${last.key}::timestamptz, ${last.id})`
          : sql`true`
      // One statement sees both at one moment: nobody is missed on the way from one to the other.
      const ids = sql`
      select id from (
        (select m.request_id as id, m.requested_at from ${matched(match, filters)} and ${behind('m', 'm.request_id')}
          order by m.requested_at, m.request_id limit ${offset + limit})
        union
        (select p.id, p.requested_at from payment_requests p
          where p.id in (select request_id from unjudged_payments) and p.status = 'pending'
            and ${sql.join([behind('p', 'p.id'), ...wantedConditions(filters)], sql` and `)}
          order by p.requested_at, p.id limit ${offset + limit})
      ) possible order by requested_at, id limit ${limit} offset ${offset}`
      return reviewRows(db, [sql<SqlBool>`p.id = any(array(${ids}))`])
        .select(sql<string>`p.requested_at::text`.as('key'))
        .orderBy('p.requested_at')
        .orderBy('p.id')
        .execute()
    },
    { first: from.limit },
  )

/** How many had that match when they were last judged, up to as many as a list ever holds. */
export const countMatched = (db: Db, match: MatchKind, filters: Filters): Promise<Counted> =>
  countFound(db, sql`select from ${matched(match, filters)}`)

/** Joined so that without a filter nothing is read of the requests: only who waits has a match. */
const matched = (match: MatchKind, filters: Filters) =>
  sql`payment_matches m left join payment_requests p on p.id = m.request_id
    where ${sql.join([sql`m.kind = ${match}`, ...wantedConditions(filters)], sql` and `)}`
