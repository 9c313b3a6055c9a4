import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { recordAct } from '../../users/index.ts'
import { deleteStatement, selectStatements, viewStatement } from './store.ts'

export async function listStatements(ctx: Context) {
  return { statements: (await selectStatements(ctx.db)).map(viewStatement) }
}

/** Its payments go with it; what was decided by them stays. A payment that a later statement repeats goes too, because it was
 * read from this one: that statement can be imported again. */
export async function removeStatement(ctx: Context, id: string) {
  const row = await deleteStatement(ctx.db, id)
  if (!row) throw notFound(M.statementNotFound)
  await recordAct(ctx, 'remove-payment-statement', id, {
    fileName: row.file_name,
    payments: row.payment_count,
  })
  await ctx.events.tell(['admins'], 'payments')
  return { message: M.statementRemoved }
}
