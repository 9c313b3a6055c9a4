import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { recordAct } from '../../users/index.ts'
import { deleteStatement, findCoverage, lockStatements, selectStatements, viewStatement } from './store.ts'

export async function listStatements(ctx: Context) {
  const [rows, coverage] = await Promise.all([selectStatements(ctx.db), findCoverage(ctx.db)])
  return { statements: rows.map(viewStatement), coverage }
}

/** Its payments go with it; what other statements have of them and what was decided by them stays. */
export async function removeStatement(ctx: Context, id: string) {
  await lockStatements(ctx.db)
  const row = await deleteStatement(ctx.db, id)
  if (!row) throw notFound(M.statementNotFound)
  await recordAct(ctx, 'remove-payment-statement', id, {
    fileName: row.file_name,
    payments: row.payment_count,
  })
  await ctx.events.tell(['admins'], 'statements')
  return { message: M.statementRemoved }
}
