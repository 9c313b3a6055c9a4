import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../http/context.ts'
import { tablesInOrder } from '../operator/backup/tables.ts'

type Kept = Pick<Services, 'db' | 'files'>

/** Every stored file with the hash of its bytes. */
export async function hashesOf({ files }: Pick<Kept, 'files'>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for await (const { key } of files.list()) {
    const hash = createHash('sha256')
    const opened = await files.open(key)
    for await (const chunk of opened?.stream ?? []) hash.update(chunk as Buffer)
    hashes[key] = hash.digest('hex')
  }
  return hashes
}

/** Every row of every table, as text, in an order of its own; what is derived is among them. */
export async function rowsOf({ db }: Pick<Kept, 'db'>): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of [...(await tablesInOrder(db)), 'course_counts']) {
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(db)
    rows[table] = found.rows.map(({ row }) => row)
  }
  return rows
}
