import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** How far its audience is told. Its row stays until the end of the transaction, its readers may still be counted there. */
export async function findProgress(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ told_up_to: string }>`
    select told_up_to from announcements where id = ${id} for key share`.execute(db)
  return rows[0]?.told_up_to
}

export async function beginSending(db: Db, id: string, now: Date): Promise<void> {
  await sql`update announcements set state = 'sending', at = ${now} where id = ${id}`.execute(db)
}

export async function noteTold(
  db: Db,
  id: string,
  { upTo, people, doneAt }: { upTo: string; people: number; doneAt: Date | null },
): Promise<void> {
  await sql`
    update announcements set told_up_to = ${upTo}, recipients = recipients + ${people}, sent_at = ${doneAt},
      state = case when ${doneAt}::timestamptz is null then 'sending' else 'sent' end
    where id = ${id}`.execute(db)
}

/** Those that wait or are under way, the next ones first. */
export const selectUntold = (db: Db): Promise<{ id: string; at: Date }[]> =>
  db
    .selectFrom('announcements')
    .select(['id', 'at'])
    .where('state', 'in', ['scheduled', 'sending'])
    .orderBy('at')
    .limit(LIST_MAX_ROWS)
    .execute()
