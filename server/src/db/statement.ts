import { hash } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import { askTogether, leaveForCommit, type Statement } from './driver.ts'
import type { Database } from './schema.ts'

export type { Statement } from './driver.ts'
export type Statements = readonly Statement<unknown>[]
/** What each of them answers. */
export type RowsOf<S extends Statements> = {
  -readonly [K in keyof S]: S[K] extends Statement<infer Row> ? Row[] : never
}

/** Asks all of them in one round trip, one after the other in their order. Fails with the first that fails, while the connection is kept until
 * all are answered: each of them may wait for as long as one. */
export function together<S extends Statements>(db: Kysely<Database>, ...statements: S): Promise<RowsOf<S>> {
  return new Promise((resolve, reject) => {
    db.getExecutor()
      .provideConnection((connection) => askTogether(connection, statements as Statements, reject))
      .then((answers) => resolve(answers.map(({ rows }) => rows) as RowsOf<S>), reject)
  })
}

/** The same as a transaction of their own. */
export async function committed<S extends Statements>(
  db: Kysely<Database>,
  ...statements: S
): Promise<RowsOf<S>> {
  const [, ...rows] = await together(db, BEGIN, ...statements, COMMIT)
  return rows.slice(0, -1) as RowsOf<S>
}
const BEGIN: Statement<unknown> = CompiledQuery.raw('start transaction')
const COMMIT: Statement<unknown> = CompiledQuery.raw('commit')

/** The last statements of a transaction, sent in one round trip with the commit, which fails where one of them fails. */
export const withCommit = (db: Kysely<Database>, statements: Statements): Promise<void> =>
  db.getExecutor().provideConnection(async (connection) => leaveForCommit(connection, statements))

/** A named one of a text that is always the same. */
export function prepared<Row>(sql: string): (parameters: readonly unknown[]) => Statement<Row> {
  const name = nameOf(sql)
  return (parameters) => ({ ...(CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<Row>), name })
}

/** @throws Error for what answers with all columns: a kept plan fails when a migration adds one. */
export function nameOf(sql: string): string {
  if (/(\.\*|returning \*|select \* from (?!unnest))/i.test(sql))
    throw new Error(`a prepared statement names its columns: ${sql}`)
  return hash('sha256', sql, 'base64url').slice(0, 20)
}
