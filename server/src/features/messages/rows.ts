import type { MessageType } from '@academy/contract/messages'
import type { AttachmentRow } from './attachments-store.ts'

/** Somebody as the database knows them now: nothing but the id when they are gone. */
export interface PersonRow {
  id: string
  name: string | null
  role: string | null
  mainrole: string | null
}

export interface MessageRow {
  id: string
  attachment: AttachmentRow | null
  sender_id: string
  content: string
  message_type: MessageType
  created_at: Date
  is_read: boolean
}
