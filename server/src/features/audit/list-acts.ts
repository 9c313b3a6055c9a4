import { AUDIT_ACTORS_MAX, AUDIT_PAGE_ROWS, type auditContract } from '@academy/contract/audit'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { type ActFilter, countActs, selectActions, selectActors, selectActsAfter } from './store.ts'
import { viewAct } from './views.ts'

export type ActsQuery = z.output<(typeof auditContract.audit)['query'] & {}>

export async function listActs(ctx: Context, asked: ActsQuery) {
  const mayReadAll = readsAll(ctx)
  const filter = filterOf(asked, mayReadAll)
  const rows = await selectActsAfter(ctx.db, filter, asked.after, AUDIT_PAGE_ROWS + 1)
  const page = rows.slice(0, AUDIT_PAGE_ROWS)
  const { total, hasMore } = await countActs(ctx.db, filter)
  return {
    acts: page.map((row) => viewAct(row, mayReadAll)),
    total,
    isMore: hasMore,
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

export async function listActors(ctx: Context) {
  const mayReadAll = readsAll(ctx)
  const [people, actions] = await Promise.all([
    selectActors(ctx.db, AUDIT_ACTORS_MAX, mayReadAll),
    selectActions(ctx.db, mayReadAll),
  ])
  return { people: people.map(({ id, ...person }) => ({ _id: id, ...person })), actions }
}

/** Main roles, settings and what the operator did are read by superadmins, and so is from where somebody worked. */
export const readsAll = (ctx: Context): boolean => signedIn(ctx).role === 'superadmin'

export function filterOf(
  { from, to, who, action, kind, subject }: ActsQuery,
  mayReadAll: boolean,
): ActFilter {
  return {
    ...{ who, action, kind, subject, mayReadAll },
    from: from ? startOfDay(from) : undefined,
    until: to ? new Date(startOfDay(to).getTime() + DAY_MS) : undefined,
  }
}

const DAY_MS = 86_400_000
/** Kigali has no summer time. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00+02:00`)
