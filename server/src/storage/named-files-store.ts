import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

type Db = Kysely<Database>

/** Those of the keys that no row names. A course's row names the larger of its two pictures. */
export async function keysWithoutRow(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as k (key)
    where not exists (select from lectures where file_key = k.key collate "C")
      and not exists (select from lectures where pages_key = k.key collate "C")
      and not exists (select from lectures where captions_key = k.key collate "C")
      and not exists (select from courses where image_key = replace(k.key, '-640.webp', '-1280.webp'))
      and not exists (select from slide_images i where i.key = k.key collate "C")
      and not exists (select from question_images q where q.key = k.key collate "C")
      and not exists (select from payment_requests p where p.screenshot_key = k.key collate "C")
      and not exists (select from certificates c where c.file_key = k.key collate "C")
      and not exists (select from message_attachments m where m.file_key = k.key collate "C")
      and not exists (select from orphan_files o where o.key = k.key collate "C")
      and not exists (select from uploads where piece_keys @> array[k.key])`.execute(db)
  return rows.map((row) => row.key)
}

/** Some of the keys that rows name, of every kind, the oldest and the newest. */
export async function someNamedKeys(db: Db): Promise<string[]> {
  const some = (table: string, column: string, order: string, direction: 'asc' | 'desc') => sql`
    (select ${sql.ref(column)}::text as key from ${sql.table(table)} where ${sql.ref(column)} is not null
      order by ${sql.ref(order)} ${sql.raw(direction)} limit 5)`
  const places = [
    ['lectures', 'file_key', 'id'],
    ['courses', 'image_key', 'id'],
    ['slide_images', 'key', 'key'],
    ['question_images', 'key', 'key'],
    ['payment_requests', 'screenshot_key', 'id'],
    ['certificates', 'file_key', 'id'],
    ['message_attachments', 'file_key', 'id'],
  ] as const
  const parts = places.flatMap(([table, column, order]) => [
    some(table, column, order, 'asc'),
    some(table, column, order, 'desc'),
  ])
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(db)
  return rows.map((row) => row.key)
}
