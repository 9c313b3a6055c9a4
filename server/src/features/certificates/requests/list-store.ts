import {
  CERTIFICATION_STATUSES,
  type CertificationStatus,
  readCertificateNumber,
} from '@academy/contract/certificates'
import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../db/escape-like.ts'
import type { Db } from '../../../http/context.ts'
import type { RowRange } from '../../../http/paging.ts'
import { type RequestRow, selectRequests } from './store.ts'

export type WantedStatus = CertificationStatus | 'all'
export type Counts = Record<WantedStatus, number>

/** What the index of three letters in a row can look up; fewer are the beginning of a word. */
const INDEXED_LETTERS = 3

/** A number is found however it is typed. */
function isFound(search: string): RawBuilder<unknown> {
  if (!search) return sql`true`
  const text = escapeLike(readCertificateNumber(search) ?? search)
  return search.length < INDEXED_LETTERS
    ? sql`(search like folded(${`${text}%`}) or search like folded(${`% ${text}%`}))`
    : sql`search like folded(${`%${text}%`})`
}

export async function countRequests(db: Db, search: string): Promise<Counts> {
  const { rows } = await sql<{ status: CertificationStatus; count: number }>`
    select status, count(*) as count from certification_requests where ${isFound(search)}
    group by status`.execute(db)
  const counts = { all: 0, pending: 0, approved: 0, completed: 0 }
  for (const { status, count } of rows) {
    counts[status] += count
    counts.all += count
  }
  return counts
}

/** Those that wait, the oldest first. */
export const selectPending = (db: Db, search: string, part: RowRange): Promise<RequestRow[]> =>
  selectPart(
    db,
    sql`status = 'pending' and ${isFound(search)}`,
    (of) => sql`${of}requested_at, ${of}id`,
    part,
  )

/** All others, or those of one status: the newest first. */
export const selectDecided = (
  db: Db,
  search: string,
  status: WantedStatus,
  part: RowRange,
): Promise<RequestRow[]> =>
  selectPart(
    db,
    sql`${CERTIFICATION_STATUSES.some((one) => one === status) ? sql`status = ${status}` : sql`status <> 'pending'`}
      and ${isFound(search)}`,
    (of) => sql`${of}requested_at desc, ${of}id desc`,
    part,
  )

function selectPart(
  db: Db,
  where: RawBuilder<unknown>,
  order: (of: RawBuilder<unknown>) => RawBuilder<unknown>,
  { offset, limit }: RowRange,
): Promise<RequestRow[]> {
  const found = sql`select * from certification_requests where ${where}
    order by ${order(sql``)} limit ${limit} offset ${offset}`
  return selectRequests(db, found, order(sql`r.`))
}
