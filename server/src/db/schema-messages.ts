import type { Defaulted } from './schema-types.ts'

/** People are named by ids that may be nobody's any more. */
interface ConversationsTable {
  id: string
  person_a: string
  person_b: string
  course_id: string | null
  course_title: Defaulted<string>
  last_position: Defaulted<number>
}
interface MessagesTable {
  id: string
  conversation_id: string
  position: number
  sender_id: string
  content: string
  message_type: 'admin_student' | 'student_instructor' | 'student_student'
  key: string | null
  created_at: Date
}
/** A conversation as one of the two has it. */
interface ConversationSidesTable {
  conversation_id: string
  user_id: string
  other_id: string
  course_id: string | null
  last_key: string
  last_position: number
  read_position: Defaulted<number>
  unread: Defaulted<number>
  is_muted: Defaulted<boolean>
  mail_due_at: Defaulted<Date | null>
  mailed_at: Defaulted<Date | null>
}
interface MessageAttachmentsTable {
  id: string
  owner_id: string | null
  message_id: Defaulted<string | null>
  kind: 'picture' | 'file'
  name: string
  file_key: string
  size_bytes: number
  width: number | null
  height: number | null
  created_at: Date
}
interface MessageBlocksTable {
  blocker_id: string
  blocked_id: string
  created_at: Defaulted<Date>
}
export interface MessageReportsTable {
  id: string
  message_id: string | null
  reporter_id: string
  reported_id: string
  course_id: string | null
  course_title: string
  reason: string
  created_at: Date
  closed_at: Defaulted<Date | null>
  closed_by: Defaulted<string | null>
  note: Defaulted<string>
}

export interface MessagesTables {
  conversations: ConversationsTable
  messages: MessagesTable
  conversation_sides: ConversationSidesTable
  message_attachments: MessageAttachmentsTable
  message_blocks: MessageBlocksTable
  message_reports: MessageReportsTable
}
