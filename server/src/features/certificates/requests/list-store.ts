import { type REQUEST_STATES, readCertificateNumber } from '@academy/contract/certificates'
import { type RawBuilder, sql } from 'kysely'
import { keptCounts } from '../../../db/list-counts.ts'
import { matchesSearch } from '../../../db/search.ts'
import type { Db } from '../../../http/context.ts'
import type { RowRange } from '../../../http/paging.ts'
import { type RequestRow, selectRequests } from './store.ts'

type RequestState = (typeof REQUEST_STATES)[number]
export type WantedStatus = RequestState | 'all'
export type RequestCounts = Record<WantedStatus, number>

/** Which requests a list is about, before it is parted by state. */
export interface Sought {
  search: string
  student: string | undefined
}
export type Wanted = Sought & { status: WantedStatus }

const soughtConditions = ({ search, student }: Sought): RawBuilder<unknown> =>
  student ? sql`student_id = ${student} and ${matchesName(search)}` : matchesName(search)

/** A number is found however it is typed. */
function matchesName(search: string): RawBuilder<unknown> {
  if (!search) return sql`true`
  return matchesSearch(sql`search`, readCertificateNumber(search) ?? search)
}

const STATE = sql`listed_status(status, is_revoked)`

/** Counts of requests by state: of all as the writes keep them, of those found by looking. */
export async function countRequests(db: Db, sought: Sought): Promise<RequestCounts> {
  const isAll = !sought.search && !sought.student
  const found = isAll ? await keptCounts(db, 'certifications') : await countByState(db, sought)
  const counts = { all: 0, pending: 0, approved: 0, completed: 0, revoked: 0 }
  for (const [state, count] of found) {
    counts[state as RequestState] += count
    counts.all += count
  }
  return counts
}

async function countByState(db: Db, sought: Sought): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: RequestState; count: number }>`
    select ${STATE} as state, count(*) as count from certification_requests where ${soughtConditions(sought)}
    group by 1`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** Those that wait, the oldest first. */
export const selectPending = (
  db: Db,
  sought: Sought,
  part: RowRange,
  isReversed: boolean,
): Promise<RequestRow[]> =>
  selectPart(
    db,
    sql`status = 'pending' and ${soughtConditions(sought)}`,
    byRequested(isReversed ? 'desc' : 'asc'),
    part,
  )

/** All others, or those of one state: the newest first. */
export const selectDecided = (
  db: Db,
  { status, ...sought }: Wanted,
  part: RowRange,
  isReversed: boolean,
): Promise<RequestRow[]> =>
  selectPart(
    db,
    sql`${status === 'all' ? sql`status <> 'pending'` : isOf(status)} and ${soughtConditions(sought)}`,
    byRequested(isReversed ? 'asc' : 'desc'),
    part,
  )

/** In the order that the caller chose. */
export const selectSorted = (
  db: Db,
  { status, ...sought }: Wanted,
  { by, isDescending }: { by: 'student' | 'requested'; isDescending: boolean },
  part: RowRange,
): Promise<RequestRow[]> => {
  const direction = isDescending ? 'desc' : 'asc'
  const way = sql.raw(direction)
  return selectPart(
    db,
    sql`${isOf(status)} and ${soughtConditions(sought)}`,
    by === 'requested' ? byRequested(direction) : (of) => sql`left(${of}search, 60) ${way}, ${of}id ${way}`,
    part,
  )
}

/** The newest first, those behind `last`. */
export async function selectForCsv(
  db: Db,
  { status, ...sought }: Wanted,
  last: { requested_key: string; id: string } | undefined,
  limit: number,
): Promise<RequestRow[]> {
  const isBehind = last
    ? sql`(requested_at, id) < (${last.requested_key}::timestamptz, ${last.id})`
    : sql`true`
  return selectPart(
    db,
    sql`${isOf(status)} and ${soughtConditions(sought)} and ${isBehind}`,
    byRequested('desc'),
    {
      offset: 0,
      limit,
    },
  )
}

const isOf = (status: WantedStatus) => (status === 'all' ? sql`true` : sql`${STATE} = ${status}`)
const byRequested =
  (direction: 'asc' | 'desc') =>
  (of: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${of}requested_at ${sql.raw(direction)}, ${of}id ${sql.raw(direction)}`

function selectPart(
  db: Db,
  where: RawBuilder<unknown>,
  order: (of: RawBuilder<unknown>) => RawBuilder<unknown>,
  { offset, limit }: RowRange,
): Promise<RequestRow[]> {
  // Nothing is read of what the page passes over.
  const ids = sql`select id from certification_requests where ${where}
    order by ${order(sql``)} limit ${limit} offset ${offset}`
  const found = sql`select * from certification_requests where id = any(array(${ids}))`
  return selectRequests(db, found, order(sql`r.`))
}
