import type { Context } from '../../http/context.ts'
import { deleteAbout, deleteBehind } from './gather-store.ts'

const ROWS_AT_A_TIME = 5_000

/** What these rows stood for is gone, and with it the rows, in every bell. */
export async function forgetGathered(ctx: Context, abouts: readonly string[]): Promise<void> {
  if (abouts.length > 0) await tell(ctx, await deleteAbout(ctx.db, abouts))
}

/** All that begin so, a transaction for each part: a whole class may have one for each of many hours. */
export async function forgetGatheredBehind(ctx: Context, prefix: string): Promise<void> {
  let some: string[]
  do {
    some = await ctx.write(async (inner) => {
      const people = await deleteBehind(inner.db, prefix, ROWS_AT_A_TIME)
      await tell(inner, people)
      return people
    })
  } while (some.length === ROWS_AT_A_TIME)
}

const tell = (ctx: Context, people: readonly string[]) =>
  ctx.events.tell(
    [...new Set(people)].map((id) => `person:${id}` as const),
    'notifications',
  )
