import { type SubjectKind, subjectKindOf } from '@academy/contract/audit'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { deviceName } from '../../http/device-name.ts'
import { networkForLog } from '../../http/network.ts'
import { keptDetails } from './changes.ts'
import { insertAct } from './store.ts'
import { findSubjectName } from './subject-name-store.ts'

/** What only superadmins run, only superadmins read of. */
const OF_SUPERADMINS: readonly SubjectKind[] = ['settings', 'academy', 'job']
/** The fields of `details` that name what is gone when its row is written. */
const NAMES = ['name', 'title', 'reference', 'number', 'fileName'] as const

/** Writes down who did what to whom, from where, in the transaction that does it. `details` hold `before` and `after` where there is
 * a before, whole: the row keeps what differs, and never a secret. */
export async function recordAct(
  ctx: Context,
  action: string,
  subjectId: string,
  details: object = {},
): Promise<void> {
  const { caller, origin } = ctx
  const kind = subjectKindOf(action)
  const kept = keptDetails(details)
  if (changedNothing(details, kept)) return
  const isSystem = origin.requestId === ''
  await insertAct(ctx.db, {
    id: newId(),
    actor_id: caller?.id ?? null,
    actor_name: caller?.name ?? '',
    actor_role: caller?.role ?? (isSystem ? origin.network : 'visitor'),
    action,
    subject_id: subjectId,
    subject_kind: kind,
    subject_name: nameIn(details) ?? (await findSubjectName(ctx.db, kind, subjectId)),
    details: JSON.stringify(kept),
    network: isSystem ? '' : (networkForLog(origin.network, ctx.config.logNetwork) ?? ''),
    device: isSystem ? origin.device : deviceName(origin.device),
    request_id: origin.requestId,
    is_restricted: OF_SUPERADMINS.includes(kind) || action === 'appoint-superadmin' || isAboutMainRole(kept),
  })
}

/** A save that left everything as it was: nothing was done that anybody would look for. */
function changedNothing(details: object, { before, after }: { before?: object; after?: object }): boolean {
  if (!('before' in details && 'after' in details)) return false
  return [before, after].every((side) => side !== undefined && Object.keys(side).length === 0)
}

function nameIn(details: object): string | undefined {
  const fields = details as Record<string, unknown>
  return NAMES.map((key) => fields[key]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined
}

const isAboutMainRole = ({ before, after }: { before?: unknown; after?: unknown }) =>
  [before, after].some((side) => typeof side === 'object' && side !== null && 'mainrole' in side)
