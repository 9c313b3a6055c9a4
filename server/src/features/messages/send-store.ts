import { type ClosedReason, MESSAGE_MAIL_EVERY_MINUTES, type MessageType } from '@academy/contract/messages'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'

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

/** Answers one row. */
export const storing = compiledOnce(
  (_db, row: NewRow) => sql<Stored | { outcome: Refused }>`
    select outcome, id, created_at, message_type, is_read from send_message(
      ${row.id}, ${row.senderId}, ${row.receiverId}, ${row.courseId}, ${row.content}, ${row.key},
      ${row.at}, ${row.mailAt}, make_interval(mins => ${MESSAGE_MAIL_EVERY_MINUTES}::int))`,
)
