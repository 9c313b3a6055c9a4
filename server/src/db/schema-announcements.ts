import type { AnnouncementState } from '@academy/contract/announcements'
import type { Role } from '@academy/contract/users'
import type { ColumnType } from 'kysely'
import type { Defaulted } from './schema-types.ts'

/** Filled by the database alone. */
type Kept<T> = ColumnType<T, never, never>

interface AnnouncementsTable {
  id: string
  author_id: string | null
  by_admin: boolean
  key: string
  course_id: string | null
  role: Role | null
  title: string
  body: string
  state: AnnouncementState
  at: Date
  sent_at: Date | null
  created_at: Date
  edited_at: Date | null
  withdrawn_at: Date | null
  /** '2026-11-30' */
  pinned_until: string | null
  told_up_to: Defaulted<string>
  recipients: Defaulted<number>
  readers: Defaulted<number>
  title_key: Kept<string>
  search_key: Kept<string>
}

/** Migration 0041. */
export interface AnnouncementTables {
  announcements: AnnouncementsTable
  announcement_reads: { announcement_id: string; user_id: string }
}
