import type { Pool } from 'pg'
import type { Settings } from '../../src/db/embedded/settings.ts'

/** For a database that is filled and then started anew: what breaks off meanwhile is filled from the beginning. */
export const FILLING: Settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  work_mem: '64MB',
  maintenance_work_mem: '256MB',
}

/** Fills tables that have no index but those of their keys: all others are built once, when every row is there. */
export async function withoutIndexes(pool: Pool, fill: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await pool.query(definition)
}
