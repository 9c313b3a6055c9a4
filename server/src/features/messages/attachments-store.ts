import { REPORT_CONTEXT_ROWS } from '@academy/contract/messages'
import { sql } from 'kysely'
import type { Db, SignedIn } from '../../http/context.ts'

export interface AttachmentRow {
  id: string
  kind: 'picture' | 'file'
  name: string
  size_bytes: number
  width: number | null
  height: number | null
}

/** In a statement: what message `m` has, as `AttachmentRow` or null. */
export const ATTACHMENT = sql<AttachmentRow | null>`(select jsonb_build_object('id', a.id, 'kind', a.kind, 'name', a.name,
  'size_bytes', a.size_bytes, 'width', a.width, 'height', a.height)
  from message_attachments a where a.message_id = m.id)`

export interface NewAttachment extends AttachmentRow {
  owner_id: string
  file_key: string
  created_at: Date
}

export const insertAttachment = (db: Db, row: NewAttachment) =>
  db.insertInto('message_attachments').values(row).execute()

/** The sender's own, which no message has yet, becomes that message's; undefined when there is no such one. */
export const takeAttachment = (
  db: Db,
  { id, ownerId, messageId }: { id: string; ownerId: string; messageId: string },
): Promise<AttachmentRow | undefined> =>
  db
    .updateTable('message_attachments')
    .set({ message_id: messageId })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('message_id', 'is', null)
    .returning(['id', 'kind', 'name', 'size_bytes', 'width', 'height'])
    .executeTakeFirst()

export const findAttachmentOf = (db: Db, messageId: string): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom('message_attachments')
    .select(['id', 'kind', 'name', 'size_bytes', 'width', 'height'])
    .where('message_id', '=', messageId)
    .executeTakeFirst()

interface StoredAttachment {
  kind: 'picture' | 'file'
  name: string
  file_key: string
}

/** For the two of its conversation, for its owner before it is sent, and for admins where a report shows its message. */
export async function findReadable(
  db: Db,
  id: string,
  { id: readerId }: SignedIn,
  seesReports: boolean,
): Promise<StoredAttachment | undefined> {
  const reportedCondition = sql`exists (
    select from messages shown join message_reports r on r.message_id = shown.id
    where shown.conversation_id = m.conversation_id
      and shown.position between m.position - ${sql.lit(REPORT_CONTEXT_ROWS)} and m.position + ${sql.lit(REPORT_CONTEXT_ROWS)})`
  const { rows } = await sql<StoredAttachment>`
    select a.kind, a.name, a.file_key from message_attachments a left join messages m on m.id = a.message_id
    where a.id = ${id} and (
      (m.id is null and a.owner_id = ${readerId})
      or exists (select from conversation_sides s
        where s.conversation_id = m.conversation_id and s.user_id = ${readerId})
      ${seesReports ? sql`or ${reportedCondition}` : sql``})`.execute(db)
  return rows[0]
}

/** Gives back how many went, `max` at most: the rest waits for the next round. */
export async function deleteUnsentAttachments(db: Db, before: Date, max: number): Promise<number> {
  const { rows } = await sql`
    delete from message_attachments where id in (
      select id from message_attachments where message_id is null and created_at < ${before}
      order by created_at limit ${max} for update skip locked)
    returning id`.execute(db)
  return rows.length
}
