import { HTTP_MESSAGES } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { tooMany } from './problem.ts'

export interface Limit {
  max: number
  perSeconds: number
}

/** Counts one use of `key`; the counter stands in the database, so all nodes count together, and it stays when the call fails.
 * @throws Problem 429 with Retry-After when the window is used up. */
export async function useUp(
  ctx: Context,
  key: string,
  limit: Limit,
  message: string = HTTP_MESSAGES.tooMany,
): Promise<void> {
  if (!ctx.config.hasRateLimits) return
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into rate_limits as r (key, count, window_ends_at)
    values (${key.slice(0, 300)}, 1, now() + make_interval(secs => ${limit.perSeconds}))
    on conflict (key) do update set
      count = case when r.window_ends_at <= now() then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= now() then excluded.window_ends_at else r.window_ends_at end
    returning count, extract(epoch from window_ends_at - now())::float8 as seconds`.execute(ctx.db)
  const window = rows[0]
  if (window && window.count > limit.max) throw tooMany(message, window.seconds)
}

/** Forgets the uses of a key: after a right password, say. */
export async function forgetUses(ctx: Context, key: string): Promise<void> {
  await ctx.db.deleteFrom('rate_limits').where('key', '=', key.slice(0, 300)).execute()
}
