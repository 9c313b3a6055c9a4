import type { NoteKind } from '@academy/contract/notifications'
import type { MatchKind } from '@academy/contract/payments'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted } from './schema-types.ts'

// Notifications, payments and certificates: migrations 0006 to 0008, and 0048.
export interface NotificationsTable {
  id: string
  user_id: string
  kind: Defaulted<NoteKind | ''>
  about: string
  title: string
  message: string
  link: string | null
  params: ColumnType<Record<string, string | number> | null, string | null | undefined, string | null>
  gathered: Defaulted<number | null>
  last_event: Defaulted<string | null>
  is_read: Defaulted<boolean>
  created_at: Generated<Date>
}
export interface PaymentRequestsTable {
  id: string
  reference: string
  student_id: string | null
  course_id: string | null
  course_title: string
  price_rwf: number
  provider: Defaulted<'manual' | 'mtn'>
  status: Defaulted<'pending' | 'approved' | 'rejected'>
  transaction_id: string | null
  transaction_key: string | null
  payer_number: string | null
  sms: string | null
  amount_rwf: number | null
  recipient: string | null
  paid_at: Date | null
  screenshot_key: string | null
  previous_id: string | null
  requested_at: Date
  reviewed_at: Date | null
  reviewed_by: string | null
  reviewed_by_name: string | null
  reason: Defaulted<string>
  provider_reference: string | null
  search: Defaulted<string>
}
/** Matches of payments that wait, as they were last judged. */
export interface PaymentMatchesTable {
  request_id: string
  kind: MatchKind
  requested_at: Date
}
/** Whose match may have changed since; kept by triggers. */
export interface UnjudgedPaymentsTable {
  id: Generated<string>
  request_id: string
}
export interface StatementsTable {
  id: string
  file_name: string
  network: string
  /** Of the bytes that were sent; null where it was imported before this was kept. */
  content_sha256: Defaulted<string | null>
  from_at: Date
  to_at: Date
  payment_count: number
  imported_at: Generated<Date>
  imported_by: string | null
  imported_by_name: string
}
export interface StatementPaymentsTable {
  id: string
  statement_id: string
  transaction_id: string
  transaction_key: string
  amount_rwf: number
  payer_number: string
  payer_ending: string
  payer_name: string
  paid_at: Date
  is_repeat: Generated<boolean>
}
export interface CertificateBatchesTable {
  id: string
  started_by: string | null
  started_at: Generated<Date>
}
export interface CertificationRequestsTable {
  id: string
  status: Defaulted<'pending' | 'approved' | 'completed'>
  student_id: string | null
  course_id: string | null
  course_title: string
  course_description: string
  category: string
  duration_weeks: number
  instructor_name: string
  submission_id: string | null
  percentage: number
  requested_by: string | null
  requested_by_name: string
  requested_at: Date
  approved_by: string | null
  approved_by_name: string | null
  approved_at: Date | null
  completed_at: Date | null
  notes: Defaulted<string>
  problem: Defaulted<string>
  batch_id: string | null
  search: Defaulted<string>
  /** Its certificate was revoked, and none took its place; kept by the database. */
  is_revoked: Defaulted<boolean>
}
/** Kept by triggers. */
export interface ListCountsTable {
  list: 'payments' | 'certifications' | 'statements' | 'statement-payments' | 'message-reports'
  status: string
  slot: number
  count: number
  /** Sum of the prices; of payments alone. */
  sum_rwf: number
}
export interface IssuerKeysTable {
  id: string
  public_key: string
  private_key: string | null
  created_at: Generated<Date>
  retired_at: Date | null
}
export interface CertificatesTable {
  id: string
  number: string
  request_id: string | null
  student_id: string | null
  course_id: string | null
  holder_name: string
  course_title: string
  course_description: string
  category: string
  duration_weeks: number
  instructor_name: string
  signatory_name: string
  signatory_title: string
  place: string
  issued_at: Date
  file_key: string | null
  file_bytes: number | null
  file_hash: string | null
  is_uploaded: Defaulted<boolean>
  completed_at: Date | null
  download_count: Defaulted<number>
  credential: string | null
  status_index: number
  revoked_at: Date | null
  revoked_by: string | null
  revoked_reason: Defaulted<string>
  replaces_id: string | null
}
