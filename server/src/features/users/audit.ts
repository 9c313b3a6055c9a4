import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'

/** Writes down who did what to whom, in the transaction that does it. Details never hold a secret. */
export async function recordAct(
  ctx: Context,
  action: string,
  subjectId: string,
  details: object = {},
): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: ctx.caller?.id ?? null,
      action,
      subject_id: subjectId,
      details: JSON.stringify(details),
    })
    .execute()
}
