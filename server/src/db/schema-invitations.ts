import type { Generated } from 'kysely'
import type { Defaulted } from './schema-types.ts'

// Invitations: migration 0016.
export interface InvitationsTable {
  id: string
  batch_id: string
  name: string
  email: string
  email_key: string
  role: 'user' | 'instructor' | 'admin'
  state: Defaulted<'waiting' | 'sent' | 'failed' | 'accepted' | 'withdrawn'>
  problem: Defaulted<string>
  invited_at: Generated<Date>
  invited_by: string | null
  invited_by_name: string
  sent_at: Date | null
  expires_at: Date | null
  accepted_at: Date | null
  user_id: string | null
  mail_id: string | null
  mail_lease_until: Date | null
}
export interface InvitationCoursesTable {
  invitation_id: string
  course_id: string
}
