import type { Pool } from 'pg'

/** SQL of the id of the nth row of a kind; `n` is SQL too. */
export const idOf = (letter: string, n: string) => `'${letter}' || lpad((${n})::text, 23, '0')`

/** The same id, as a value. */
export const nthId = (letter: string, n: number) => `${letter}${String(n).padStart(23, '0')}`

/** Fills tables by statements, without keys or triggers: rows only, of which nobody asks where they come from. */
export async function fillTables(pool: Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  for (const statement of [
    'set session_replication_role = replica',
    'set statement_timeout = 0',
    ...statements,
  ])
    await client.query(statement)
  client.release(true)
}
