import type { Refused } from '@academy/contract/http'
import type { Context } from './context.ts'
import { problemOf } from './failures.ts'

export type RefusedRow = Omit<Refused, '_id'>

/** A transaction each: one that is refused keeps no other. When the academy itself cannot go on, what is done stays and the call fails.
 * @param nameOf what the caller may know one by that was refused */
export async function eachAlone(
  ctx: Context,
  ids: readonly string[],
  act: (inner: Context, id: string) => Promise<unknown>,
  nameOf: (id: string) => Promise<string | null>,
): Promise<{ done: string[]; refused: Refused[] }> {
  const done: string[] = []
  const refused: Refused[] = []
  for (const _id of new Set(ids)) {
    try {
      await ctx.write((inner) => act(inner, _id))
      done.push(_id)
    } catch (failure) {
      const problem = problemOf(failure as Error, ctx.refusals)
      if (!problem || problem.status >= 500) throw failure
      refused.push({ _id, name: await nameOf(_id), message: problem.message })
    }
  }
  return { done, refused }
}

/** What `eachAlone` would say, without doing it: who would go, and the others with why. */
export async function foresee(
  ids: readonly string[],
  refusalOf: (id: string) => Promise<RefusedRow | null> | RefusedRow | null,
): Promise<{ going: string[]; refused: Refused[] }> {
  const going: string[] = []
  const refused: Refused[] = []
  for (const _id of new Set(ids)) {
    const refusal = await refusalOf(_id)
    if (refusal) refused.push({ _id, ...refusal })
    else going.push(_id)
  }
  return { going, refused }
}
