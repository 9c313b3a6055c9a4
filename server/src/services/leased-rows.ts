import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { newId } from '../db/ids.ts'

/**
 * Rows that leave the academy once: mails, text messages. The row waits; whoever claims it holds a lease while it is handed over; what has
 * become of it is noted, and its text goes. Decision 040.
 */

// biome-ignore lint/suspicious/noExplicitAny: any database shape will do, a service touches its own table only
export type LeasedDb = Kysely<any>

/** A table with `id`, `state` (waiting, sending, sent, refused), `lease` and `lease_until`. */
export interface LeasedTable<Row> {
  table: string
  /** Longer than a hand-over takes. */
  leaseSeconds: number
  /** The columns of a claimed row, named as `Row` names them. */
  columns: RawBuilder<Row>
  /** What a settled row no longer says: `message = null`. */
  cleared: RawBuilder<unknown>
}

const nobody = sql`lease = null, lease_until = null`

/** Nobody else sends the row until the lease is over. Null where it has left, or is in somebody's hand. */
async function claimRow<Row>(
  db: LeasedDb,
  leased: LeasedTable<Row>,
  id: string,
): Promise<{ row: Row; lease: string } | null> {
  const lease = newId()
  const { rows } = await sql<Row>`
    update ${sql.table(leased.table)} set state = 'sending', lease = ${lease},
      lease_until = clock_timestamp() + make_interval(secs => ${leased.leaseSeconds})
    where id = ${id} and (state = 'waiting' or (state = 'sending' and lease_until < clock_timestamp()))
    returning ${leased.columns}`.execute(db)
  return rows[0] ? { row: rows[0], lease } : null
}

/** A row is in hand also when its lease is over: until somebody claims it anew nobody knows whether it left. */
export async function isRowInHand(
  db: LeasedDb,
  { table }: LeasedTable<unknown>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and state = 'sending'`.execute(
    db,
  )
  return rows.length > 0
}

/** A row that did not leave waits again: the next try may be anybody's. */
async function putRowBack(
  db: LeasedDb,
  { table }: LeasedTable<unknown>,
  id: string,
  lease: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'waiting', ${nobody}
    where id = ${id} and lease = ${lease}`.execute(db)
}

/** Notes what has become of a row, whoever holds it by now: what has left has left. */
async function settleRow(
  db: LeasedDb,
  { table, cleared }: LeasedTable<unknown>,
  id: string,
  state: 'sent' | 'refused',
): Promise<void> {
  await sql`update ${sql.table(table)} set state = ${state}, ${nobody}, ${cleared}
    where id = ${id} and state in ('waiting', 'sending')`.execute(db)
}

/** For a process that knows that nobody else sends: what is in hand was left behind by a dead one. */
export async function freeRowsInHand(db: LeasedDb, { table }: LeasedTable<unknown>): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'waiting', ${nobody} where state = 'sending'`.execute(db)
}

/** What has become of a row that was handed over. */
interface HandedOver<Row, Outcome> {
  row: Row
  outcome: Outcome
}

/**
 * Claimed, handed over, noted: each is seen by all nodes before the next begins.
 * @param handOver gives back what to note; throws where a later try may do better
 * @returns null where it has left already, or never will
 * @throws where somebody else sends it, or died while sending: the lease tells which, and the job is tried again
 */
export async function handOverOnce<Row, Outcome extends { isSent: boolean }>(
  db: LeasedDb,
  leased: LeasedTable<Row>,
  id: string,
  handOver: (row: Row) => Promise<Outcome>,
): Promise<HandedOver<Row, Outcome> | null> {
  const claimed = await claimRow(db, leased, id)
  if (!claimed) {
    if (await isRowInHand(db, leased, id)) throw rowInHand(leased.table)
    return null
  }
  const outcome = await handOver(claimed.row).catch(async (error) => {
    await putRowBack(db, leased, id, claimed.lease)
    throw error
  })
  await untilNoted(() => settleRow(db, leased, id, outcome.isSent ? 'sent' : 'refused'))
  return { row: claimed.row, outcome }
}

/** Another node sends it at this moment, or died while sending. */
export function rowInHand(table: string): Error {
  return Object.assign(new Error(`a row of ${table} is being sent already`), { code: 'IN_HAND' })
}

const NOTING_TRIES = 5
const NOTING_EVERY_MS = 1000

/** A database that is away for a moment must not make a second letter of one that has left. */
export async function untilNoted<T>(note: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await note()
    } catch (error) {
      if (tries === NOTING_TRIES) throw error
      await wait(NOTING_EVERY_MS)
    }
  }
}
