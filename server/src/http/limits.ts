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

export async function hasNetworkUsedUp(ctx: Context, key: string, max: number): Promise<boolean> {
  const { network } = ctx.origin
  const site = siteOf(network)
  if ((await usesOf(ctx, `${key} ${network}`)) >= max) return true
  return site !== network && (await usesOf(ctx, `${key} ${site}`)) >= max * NETWORKS_OF_A_SITE
}

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

export async function usesOf(ctx: Context, key: string): Promise<number> {
  if (!ctx.config.hasRateLimits) return 0
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', keyLetters(key))
    .where('window_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.count ?? 0
}

const deletingUses = compiledOnce((db, { key }: { key: string }) =>
  db.deleteFrom('rate_limits').where('key', '=', key),
)

/** Forgets the uses of a key with the end of a write: after a right password, say. */
export const forgetUses = (ctx: Context, key: string): Promise<void> =>
  ctx.finish(deletingUses.of({ key: keyLetters(key) }))
