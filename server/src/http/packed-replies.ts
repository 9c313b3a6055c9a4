import type { Context } from './context.ts'
import { encodeReply } from './encode-reply.ts'
import { digestOf, type Packed, pack } from './packed.ts'
import { createPackedCache } from './packed-cache.ts'
import type { Input, Route } from './route.ts'

/** The packed reply of a route that has one; null where the reply is made anew. */
export type PackedReplies = (
  route: Route,
  ctx: Context,
  // biome-ignore lint/suspicious/noExplicitAny: parsed by the endpoint's own schemas
  input: Input<any>,
) => Promise<Packed | null>

const MB = 1024 * 1024
/** Thousands of pages and courses. */
const KEPT_BYTES = 16 * MB

/** The source of a reply is its version: nothing must be told of a change, and any node finds it with its next call. */
export function createPackedReplies(): PackedReplies {
  const kept = createPackedCache(KEPT_BYTES)
  const making = new Map<string, Promise<Packed>>()

  return async ({ endpoint, packed }, ctx, input) => {
    const source = (await packed?.source(ctx, input)) ?? null
    if (!packed || source === null) return null
    const location = `${endpoint.address} ${JSON.stringify([input.params, input.query])}`
    const key = digestOf(JSON.stringify(source))
    const known = kept.get(location, key)
    if (known) return known

    async function made(reply: Promise<unknown>): Promise<Packed> {
      const body = await pack(JSON.stringify(encodeReply(endpoint, await reply)), { status: 200, key })
      kept.keep(location, body)
      return body
    }
    // Who comes meanwhile and found the same source waits for the same reply.
    const work = `${location} ${key}`
    const begun = making.get(work) ?? made(packed.reply(ctx, input, source))
    making.set(work, begun)
    return begun.finally(() => making.delete(work))
  }
}
