import type { Statement } from '@academy/contract/payments'
import { type Selectable, sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import { keptOfState } from '../../../db/list-counts.ts'
import type { StatementsTable } from '../../../db/schema-money-and-proof.ts'
import type { Db } from '../../../http/context.ts'
import type { RowRange } from '../../../http/paging.ts'
import type { StatementLine } from './read-line.ts'

export type StatementRow = Selectable<StatementsTable>

/** Its period and its count are known when the last line is read. */
export async function insertStatement(
  db: Db,
  statement: {
    id: string
    fileName: string
    network: string
    contentHash: string
    at: Date
    by: { id: string; name: string }
  },
): Promise<void> {
  await db
    .insertInto('statements')
    .values({
      id: statement.id,
      file_name: statement.fileName,
      network: statement.network,
      content_sha256: statement.contentHash,
      from_at: statement.at,
      to_at: statement.at,
      payment_count: 0,
      imported_at: statement.at,
      imported_by: statement.by.id,
      imported_by_name: statement.by.name,
    })
    .execute()
}

export const findStatementOfContent = (db: Db, contentHash: string): Promise<StatementRow | undefined> =>
  db.selectFrom('statements').selectAll().where('content_sha256', '=', contentHash).executeTakeFirst()

export const finishStatement = (
  db: Db,
  id: string,
  read: { from: Date; to: Date; payments: number },
): Promise<StatementRow> =>
  db
    .updateTable('statements')
    .set({ from_at: read.from, to_at: read.to, payment_count: read.payments })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Imports and removals come one after the other: which reading of a payment counts depends on all that are there. */
export async function lockStatements(db: Db): Promise<void> {
  await sql`lock table statements in share row exclusive mode`.execute(db)
}

/** One value a column, whatever the number of lines. A payment that an earlier statement has is kept as its repeat.
 * @returns how many were not known before */
export async function insertPayments(
  db: Db,
  statementId: string,
  lines: readonly StatementLine[],
): Promise<number> {
  if (lines.length === 0) return 0
  const column = <T>(read: (line: StatementLine) => T) => lines.map(read)
  const { rows } = await sql<{ is_repeat: boolean }>`
    insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number,
      payer_ending, payer_name, paid_at, is_repeat)
    select line.id, ${statementId}, line.transaction_id, line.key, line.amount, line.number, line.ending, line.name, line.at,
      exists (select from statement_payments known where known.transaction_key = line.key collate "C" and not known.is_repeat)
    from unnest(
      ${column(() => newId())}::text[],
      ${column(({ transactionId }) => transactionId)}::text[],
      ${column(({ key }) => key)}::text[],
      ${column(({ amountRwf }) => amountRwf)}::bigint[],
      ${column(({ payerNumber }) => payerNumber)}::text[],
      ${column(({ payerEnding }) => payerEnding)}::text[],
      ${column(({ payerName }) => payerName)}::text[],
      ${column(({ paidAt }) => paidAt)}::timestamptz[]
    ) as line (id, transaction_id, key, amount, number, ending, name, at)
    on conflict do nothing
    returning is_repeat`.execute(db)
  return rows.filter((row) => !row.is_repeat).length
}

export const countStatements = async (db: Db): Promise<number> =>
  (await keptOfState(db, 'statements', 'all')).count

export const selectStatements = (db: Db, { limit, offset }: RowRange): Promise<StatementRow[]> =>
  db
    .selectFrom('statements')
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** The one that ends last: what was paid after it can't be in any. */
export const findLatestStatement = (db: Db): Promise<StatementRow | undefined> =>
  db.selectFrom('statements').selectAll().orderBy('to_at', 'desc').limit(1).executeTakeFirst()

/** What all of them together know of; statements overlap, and a payment counts once. */
export async function findCoverage(db: Db): Promise<Pick<Statement, 'from' | 'to' | 'paymentCount'> | null> {
  const { from, to } = await db
    .selectFrom('statements')
    .select((e) => [e.fn.min('from_at').as('from'), e.fn.max('to_at').as('to')])
    .executeTakeFirstOrThrow()
  if (!from || !to) return null
  const { count } = await keptOfState(db, 'statement-payments', 'known')
  return { from: from.toISOString(), to: to.toISOString(), paymentCount: count }
}

/** Its payments go. One that other statements have too counts on, as the earliest of them read it. */
export async function deleteStatement(db: Db, id: string): Promise<StatementRow | undefined> {
  await sql`
    with gone as (
      delete from statement_payments where statement_id = ${id} and not is_repeat returning transaction_key
    )
    update statement_payments set is_repeat = false where id in (
      select distinct on (heir.transaction_key) heir.id
      from statement_payments heir join gone on gone.transaction_key = heir.transaction_key
      where heir.is_repeat and heir.statement_id <> ${id}
      order by heir.transaction_key, heir.id
    )`.execute(db)
  return db.deleteFrom('statements').where('id', '=', id).returningAll().executeTakeFirst()
}

export function viewStatement(row: StatementRow): Statement {
  return {
    _id: row.id,
    fileName: row.file_name,
    network: row.network,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    paymentCount: row.payment_count,
    importedAt: row.imported_at.toISOString(),
    importedBy: row.imported_by_name,
  }
}
