import type { Generated } from 'kysely'
import type { Defaulted, Json } from './schema-types.ts'

/** How the academy runs: what its nodes say of themselves, and what the storage holds. */
export interface SystemTables {
  nodes: NodesTable
  live_nodes: LiveNodesTable
  live_sessions: LiveSessionsTable
  storage_use: StorageUseTable
  job_workers: JobWorkersTable
  academy_identity: AcademyIdentityTable
}

interface NodesTable {
  name: string
  started_at: Date
  seen_at: Date
  stopped_at: Date | null
  report: Json<unknown>
  mail_sent_at: Date | null
  mail_failed_at: Date | null
  mail_failure_kind: string | null
  mail_failure_line: string | null
}
interface StorageUseTable {
  is_only: Defaulted<boolean>
  files: number
  size_bytes: number
  measured_at: Date
}
interface LiveNodesTable {
  id: string
  seen_at: Generated<Date>
}
interface LiveSessionsTable {
  session_id: string
  node_id: string
}
interface JobWorkersTable {
  id: string
  seen_at: Defaulted<Date>
}
export interface AcademyIdentityTable {
  is_only: Defaulted<boolean>
  academy_id: string
  database_copy: string | null
  in_use_since: Date
  storage_token: string | null
  next_storage_token: string | null
}
