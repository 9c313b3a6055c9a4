import { REQUEST_STATES, readCertificateNumber } from '@academy/contract/certificates'
import { LIST_MAX_ROWS } from '@academy/contract/http'
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
  /** Those that were found already. */
  ids?: readonly string[] | undefined
}
export type Wanted = Sought & { status: WantedStatus }

function soughtConditions({ search, student, ids }: Sought): RawBuilder<unknown> {
  if (ids) return sql`id = any(${ids}::text[])`
  return student ? sql`student_id = ${student} and ${matchesName(search)}` : matchesName(search)
}

/** A number is found however it is typed. */
function matchesName(search: string): RawBuilder<unknown> {
  if (!search) return sql`true`
  return matchesSearch(sql`search`, readCertificateNumber(search) ?? search)
}

const STATE = sql`listed_status(status, is_revoked)`

export interface CountedRequests {
  counts: RequestCounts
  /** Of which there are more than were counted. */
  atLeast: WantedStatus[]
  /** All that a search found, where a list holds them: who lists them does not search again. */
  ids?: readonly string[] | undefined
}

/** Counts of requests by state: of all as the writes keep them; of those found each state as far as a list goes. */
export async function countRequests(db: Db, sought: Sought): Promise<CountedRequests> {
  const isAll = !sought.search && !sought.student
  if (isAll) return { counts: summed(await keptCounts(db, 'certifications')), atLeast: [] }
  const ofState = (state: RequestState) => sql`
    (select ${state}::text as state, id::text from certification_requests
      where ${STATE} = ${state} and ${soughtConditions(sought)} limit ${LIST_MAX_ROWS + 1})`
  const { rows } = await sql<{ state: RequestState; count: number; ids: string[] | null }>`
    select state, count(*) as count, case when sum(count(*)) over () <= ${LIST_MAX_ROWS} then array_agg(id) end as ids
    from (${sql.join(REQUEST_STATES.map(ofState), sql` union all `)}) found group by state`.execute(db)
  const counts = summed(new Map(rows.map(({ state, count }) => [state, Math.min(count, LIST_MAX_ROWS)])))
  const ids = rows.flatMap((row) => row.ids ?? [])
  if (ids.length === counts.all) return { counts, atLeast: [], ids }
  const more = rows.filter(({ count }) => count > LIST_MAX_ROWS).map(({ state }) => state)
  return { counts: { ...counts, all: LIST_MAX_ROWS }, atLeast: ['all', ...more] }
}

function summed(found: ReadonlyMap<string, number>): RequestCounts {
  const counts = { all: 0, pending: 0, approved: 0, completed: 0, revoked: 0 }
  for (const [state, count] of found) {
    counts[state as RequestState] += count
    counts.all += count
  }
  return counts
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
    sql`${status === 'all' ? sql`status <> 'pending'` : stateCondition(status)} and ${soughtConditions(sought)}`,
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
    sql`${stateCondition(status)} and ${soughtConditions(sought)}`,
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
  const behindCondition = last
    ? sql`(requested_at, id) < (${last.requested_key}::timestamptz, ${last.id})`
    : sql`true`
  return selectPart(
    db,
    sql`${stateCondition(status)} and ${soughtConditions(sought)} and ${behindCondition}`,
    byRequested('desc'),
    {
      offset: 0,
      limit,
    },
  )
}

const stateCondition = (status: WantedStatus) => (status === 'all' ? sql`true` : sql`${STATE} = ${status}`)
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
  // Of the rows before the page only ids are read.
  const ids = sql`select id from certification_requests where ${where}
    order by ${order(sql``)} limit ${limit} offset ${offset}`
  const found = sql`select * from certification_requests where id = any(array(${ids}))`
  return selectRequests(db, found, order(sql`r.`))
}
