import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import type { Context } from '../../../http/context.ts'
import { type Part, partOf } from '../../../http/paging.ts'
import { notFound } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { judgeLater } from './judge.ts'
import {
  countStatements,
  deleteStatement,
  findCoverage,
  lockStatements,
  selectStatements,
  viewStatement,
} from './store.ts'

export async function listStatements(ctx: Context, asked: Part) {
  const [total, coverage] = await Promise.all([countStatements(ctx.db), findCoverage(ctx.db)])
  const { page, pages, ...range } = partOf(total, asked)
  const rows = await selectStatements(ctx.db, range)
  return { statements: rows.map(viewStatement), total, page, pages, coverage }
}

/** Its payments go with it; what other statements have of them and what was decided by them stays. */
export async function removeStatement(ctx: Context, id: string) {
  await lockStatements(ctx.db)
  const row = await deleteStatement(ctx.db, id)
  if (!row) throw notFound(M.statementNotFound)
  await recordAct(ctx, 'remove-payment-statement', id, {
    fileName: row.file_name,
    before: { network: row.network, payments: row.payment_count },
  })
  await judgeLater(ctx)
  await ctx.events.tell(['admins'], 'statements')
  return { message: M.statementRemoved }
}
