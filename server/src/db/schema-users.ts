import type { Generated } from 'kysely'
import type { Defaulted } from './schema-types.ts'

/** People, the ways into their accounts, and what opens one for a moment. */
export interface UserTables {
  users: UsersTable
  sessions: SessionsTable
  activations: ActivationsTable
  password_resets: PasswordResetsTable
  email_changes: EmailChangesTable
  former_emails: FormerEmailsTable
  identities: IdentitiesTable
  oauth_states: OauthStatesTable
  oauth_codes: OauthCodesTable
  setup_links: SetupLinksTable
  user_counts: UserCountsTable
}

export interface UsersTable {
  id: string
  name: string
  email: string
  email_key: string | null
  password_hash: string | null
  role: Defaulted<'user' | 'instructor' | 'admin'>
  mainrole: Defaulted<'' | 'superadmin'>
  email_notifications: Defaulted<boolean>
  course_updates: Defaulted<boolean>
  profile_visibility: Defaulted<boolean>
  created_at: Generated<Date>
  last_login_at: Date | null
  mail_refused_at: Date | null
}

export interface SessionsTable {
  id: string
  user_id: string
  token_hash: string
  device: string
  created_at: Generated<Date>
  last_seen_at: Defaulted<Date>
  left_at: Defaulted<Date | null>
  expires_at: Date
}

export interface ActivationsTable {
  id: string
  token_hash: string
  name: string
  email: string
  password_hash: string
  otp_hash: string | null
  tries_left: number
  sent_at: Defaulted<Date>
  expires_at: Date
}

export interface PasswordResetsTable {
  token_hash: string
  user_id: string
  expires_at: Date
}

export interface EmailChangesTable {
  user_id: string
  id: string
  email: string
  otp_hash: string | null
  tries_left: number
  sent_at: Defaulted<Date>
  expires_at: Date
}

export interface FormerEmailsTable {
  token_hash: string
  user_id: string
  email: string
  changed_at: Generated<Date>
  expires_at: Date
}

export interface IdentitiesTable {
  provider: 'google' | 'github'
  subject: string
  user_id: string
  created_at: Generated<Date>
}

export interface OauthStatesTable {
  state_hash: string
  provider: string
  code_verifier: string
  expires_at: Date
}

export interface OauthCodesTable {
  code_hash: string
  user_id: string
  expires_at: Date
}

export interface SetupLinksTable {
  token_hash: string
  expires_at: Date
  invitation_id: string | null
}

export interface UserCountsTable {
  role: 'user' | 'instructor' | 'admin' | 'superadmin'
  slot: number
  total: number
}
