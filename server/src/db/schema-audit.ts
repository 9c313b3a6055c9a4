import type { Generated } from 'kysely'
import type { Defaulted, Json } from './schema-types.ts'

export interface AuditLogTable {
  id: string
  at: Generated<Date>
  actor_id: string | null
  action: string
  subject_id: string | null
  details: Json<unknown>
  actor_name: string
  actor_role: string
  subject_kind: string
  subject_name: string
  network: string
  device: string
  request_id: string
  is_restricted: boolean
}
export interface AcademySettingsTable {
  is_only: Defaulted<boolean>
  said: Json<Record<string, unknown>>
  version: Defaulted<number>
  changed_at: Date | null
  changed_by: string | null
}
