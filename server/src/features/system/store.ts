import { NODE_FORGOTTEN_AFTER_HOURS, NODES_MAX } from '@academy/contract/system'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { ToldByNode } from './node-report.ts'

export interface NodeRow extends Omit<ToldByNode, 'report'> {
  name: string
  started_at: Date
  seen_at: Date
  stopped_at: Date | null
  report: unknown
}

/** A letter that left before the node was started again is still its last one. */
export async function writeNode(
  db: Db,
  { report, ...row }: Omit<NodeRow, 'stopped_at' | 'report'> & ToldByNode,
): Promise<void> {
  await db
    .insertInto('nodes')
    .values({ ...row, report: JSON.stringify(report) })
    .onConflict((node) =>
      node.column('name').doUpdateSet({
        started_at: sql`excluded.started_at`,
        seen_at: sql`excluded.seen_at`,
        stopped_at: null,
        report: sql`excluded.report`,
        mail_sent_at: sql`coalesce(excluded.mail_sent_at, nodes.mail_sent_at)`,
        mail_failed_at: sql`coalesce(excluded.mail_failed_at, nodes.mail_failed_at)`,
        mail_failure_kind: sql`coalesce(excluded.mail_failure_kind, nodes.mail_failure_kind)`,
        mail_failure_line: sql`coalesce(excluded.mail_failure_line, nodes.mail_failure_line)`,
      }),
    )
    .execute()
}

export async function noteStop(db: Db, name: string, at: Date): Promise<void> {
  await db.updateTable('nodes').set({ stopped_at: at }).where('name', '=', name).execute()
}

export async function forgetNodes(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NODE_FORGOTTEN_AFTER_HOURS * 3_600_000)
  await db.deleteFrom('nodes').where('seen_at', '<', before).execute()
}

/** The nodes that were seen last; stopped ones too, for their letters. */
export const findNodes = (db: Db): Promise<NodeRow[]> =>
  db
    .selectFrom('nodes')
    .selectAll()
    .orderBy(sql`stopped_at is not null`)
    .orderBy('seen_at', 'desc')
    .limit(NODES_MAX)
    .execute()

export async function describeDatabase(db: Db): Promise<{ serverVersion: string; sizeBytes: number }> {
  const { rows } = await sql<{ version: string; size: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as size`.execute(db)
  return { serverVersion: rows[0]?.version ?? '', sizeBytes: Number(rows[0]?.size ?? 0) }
}

/** What the shortest way to the database and back takes is measured by it. */
export const askAnything = (db: Db) => sql`select 1`.execute(db)
