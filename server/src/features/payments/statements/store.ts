import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Statement } from '@academy/contract/payments'
import { type Selectable, sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { StatementsTable } from '../../../db/schema-money-and-proof.ts'
import type { Db } from '../../../http/context.ts'
import type { StatementLine } from './read-line.ts'

export type StatementRow = Selectable<StatementsTable>

/** Its period and its count are known when the last line is read. */
export async function insertStatement(
  db: Db,
  statement: { id: string; fileName: string; network: string; at: Date; by: { id: string; name: string } },
): Promise<void> {
  await db
    .insertInto('statements')
    .values({
      id: statement.id,
      file_name: statement.fileName,
      network: statement.network,
      from_at: statement.at,
      to_at: statement.at,
      payment_count: 0,
      imported_at: statement.at,
      imported_by: statement.by.id,
      imported_by_name: statement.by.name,
    })
    .execute()
}

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

/** One value a column, whatever the number of lines. Sorted, so that two imports at the same moment never wait in a circle.
 * @returns how many were not known before */
export async function insertPayments(
  db: Db,
  statementId: string,
  lines: readonly StatementLine[],
): Promise<number> {
  if (lines.length === 0) return 0
  const sorted = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const column = <T>(read: (line: StatementLine) => T) => sorted.map(read)
  const { rows } = await sql`
    insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number,
      payer_ending, payer_name, paid_at)
    select line.id, ${statementId}, line.transaction_id, line.key, line.amount, line.number, line.ending, line.name, line.at
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
    on conflict (transaction_key) do nothing
    returning id`.execute(db)
  return rows.length
}

export const selectStatements = (db: Db): Promise<StatementRow[]> =>
  db
    .selectFrom('statements')
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_MAX_ROWS)
    .execute()

/** The one that ends last: what was paid after it can't be in any. */
export const findLatestStatement = (db: Db): Promise<StatementRow | undefined> =>
  db.selectFrom('statements').selectAll().orderBy('to_at', 'desc').limit(1).executeTakeFirst()

export const deleteStatement = (db: Db, id: string): Promise<StatementRow | undefined> =>
  db.deleteFrom('statements').where('id', '=', id).returningAll().executeTakeFirst()

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
