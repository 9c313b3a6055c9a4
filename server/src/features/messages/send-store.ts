import { type ClosedReason, MESSAGE_MAIL_EVERY_MINUTES, type MessageType } from '@academy/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** 'unknown' and 'course-unknown': with whom, or about what, there never was a conversation. */
export type Refused = ClosedReason | 'unknown' | 'course-unknown' | 'key-used'

export interface Stored {
  outcome: 'sent' | 'again'
  id: string
  created_at: Date
  message_type: MessageType
  is_read: boolean
}

interface NewRow {
  id: string
  senderId: string
  receiverId: string
  courseId: string | null
  content: string
  key: string | null
  at: Date
  /** When a mail is due if nobody reads it. */
  mailAt: Date
}

export async function storeMessage(db: Db, row: NewRow): Promise<Stored | { outcome: Refused }> {
  const { rows } = await sql<Stored | { outcome: Refused }>`
    select * from send_message(${row.id}, ${row.senderId}, ${row.receiverId}, ${row.courseId}, ${row.content}, ${row.key},
      ${row.at}, ${row.mailAt}, make_interval(mins => ${MESSAGE_MAIL_EVERY_MINUTES}::int))`.execute(db)
  const [stored] = rows
  if (!stored) throw new Error('send_message gave no row')
  return stored
}
