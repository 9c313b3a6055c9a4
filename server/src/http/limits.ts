import { HTTP_MESSAGES } from '@academy/contract/http'
import { sql } from 'kysely'
import { compiledOnce } from '../db/compiled.ts'
import type { Context } from './context.ts'
import { siteOf } from './network.ts'
import { tooMany } from './problem.ts'

export interface Limit {
  max: number
  perSeconds: number
}

/** A whole IPv6 site may use what this many of its networks may. */
const NETWORKS_OF_A_SITE = 10
const keyLetters = (key: string) => key.slice(0, 300)

/** Counts one use of `key`; the counter stands in the database, so all nodes count together, and it stays when the call fails.
 * @throws Problem 429 with Retry-After when the window is used up. */
export async function useUp(
  ctx: Context,
  key: string,
  limit: Limit,
  message: string = HTTP_MESSAGES.tooMany,
): Promise<void> {
  const { count, seconds } = await countUse(ctx, key, limit.perSeconds)
  if (count > limit.max) throw tooMany(message, seconds)
}

/** Counts one use by the caller's network, and by the site around it. */
export async function useUpOfNetwork(ctx: Context, key: string, limit: Limit): Promise<void> {
  const { network } = ctx.origin
  const site = siteOf(network)
  await useUp(ctx, `${key} ${network}`, limit)
  if (site !== network) await useUp(ctx, `${key} ${site}`, { ...limit, max: limit.max * NETWORKS_OF_A_SITE })
}

/** The same without a refusal, for what only asks more of those who come next. */
export async function noteUseOfNetwork(ctx: Context, key: string, perSeconds: number): Promise<void> {
  const { network } = ctx.origin
  for (const place of new Set([network, siteOf(network)])) await countUse(ctx, `${key} ${place}`, perSeconds)
}

/** As many uses of a key as make no difference yet. */
export interface Bound {
  key: string
  max: number
}

/** The bounds of the caller's network, and of the site around it. */
export function boundsOfNetwork(ctx: Context, { key, max }: Bound): Bound[] {
  const { network } = ctx.origin
  const site = siteOf(network)
  const own = { key: `${key} ${network}`, max }
  return site === network ? [own] : [own, { key: `${key} ${site}`, max: max * NETWORKS_OF_A_SITE }]
}

/** Whether any of them is reached, by one question. */
export async function isAnyReached(ctx: Context, bounds: readonly Bound[]): Promise<boolean> {
  if (!ctx.config.hasRateLimits) return false
  const keys = bounds.map(({ key }) => keyLetters(key))
  const used = new Map((await findUses(ctx.db, { keys })).map(({ key, count }) => [key, count]))
  return bounds.some(({ max }, n) => (used.get(keys[n] ?? '') ?? 0) >= max)
}

const findUses = compiledOnce((db, { keys }: { keys: readonly string[] }) =>
  db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('window_ends_at', '>', sql<Date>`now()`),
)

/** Counts one use of `key` and answers how many there are in its window, and for how long it lasts. */
export async function countUse(
  ctx: Context,
  key: string,
  perSeconds: number,
): Promise<{ count: number; seconds: number }> {
  if (!ctx.config.hasRateLimits) return { count: 0, seconds: 0 }
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into rate_limits as r (key, count, window_ends_at)
    values (${keyLetters(key)}, 1, now() + make_interval(secs => ${perSeconds}))
    on conflict (key) do update set
      count = case when r.window_ends_at <= now() then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= now() then excluded.window_ends_at else r.window_ends_at end
    returning count, extract(epoch from window_ends_at - now())::float8 as seconds`.execute(ctx.db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}

export const deletingUses = compiledOnce((db, { key }: { key: string }) =>
  db.deleteFrom('rate_limits').where('key', '=', key),
)

/** Forgets the uses of a key with the end of a write: after a right password, say. */
export const forgetUses = (ctx: Context, key: string): Promise<void> =>
  ctx.finish(deletingUses.of({ key: keyLetters(key) }))
