import type { Act } from '@academy/contract/audit'
import type { Selectable } from 'kysely'
import type { AuditLogTable } from '../../db/schema-audit.ts'

type Fields = Record<string, unknown>

/** From where somebody worked is for those who read everything. */
export function viewAct(row: Selectable<AuditLogTable>, mayReadAll: boolean): Act {
  const { before, after, ...details } = asBeforeAndAfter(row.details as Fields)
  return {
    _id: row.id,
    at: row.at.toISOString(),
    who: { _id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, name: row.subject_name },
    before: (before as Fields | undefined) ?? null,
    after: (after as Fields | undefined) ?? null,
    details,
    network: mayReadAll ? row.network : null,
    device: mayReadAll ? row.device : null,
    requestId: mayReadAll ? row.request_id : null,
  }
}

/** Rows of the first version said `from` and `to`, and of marks and instructors the bare value. */
function asBeforeAndAfter(details: Fields): Fields {
  if (!('from' in details && 'to' in details)) return details
  const { from, to, ...others } = details
  const fields = (value: unknown) => (typeof value === 'object' && value !== null ? value : { value })
  return { before: fields(from), after: fields(to), ...others }
}
