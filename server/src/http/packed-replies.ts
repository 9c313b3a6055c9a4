import { type Context, contextFor, type Services } from './context.ts'
import { encodeReply } from './encode-reply.ts'
import { digestOf, type Packed, pack } from './packed.ts'
import { createPackedCache } from './packed-cache.ts'
import type { Input, Route } from './route.ts'
import { sharedReads } from './shared-reads.ts'

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

/** The source of a reply is its version: nothing must be told of a change, and any node finds it with its next call. Who comes while it is being
 * read shares the next reading, so that a crowd at one address costs the database no more than a few; it is read as nobody in particular. */
export function createPackedReplies(services: Services): PackedReplies {
  const kept = createPackedCache(KEPT_BYTES)
  const readTogether = sharedReads<Packed | null>()

  return async ({ endpoint, packed }, { origin, log }, input) => {
    if (!packed) return null
    const location = `${endpoint.address} ${JSON.stringify([input.params, input.query])}`
    return readTogether(location, async () => {
      const ctx = contextFor(services, null, origin, log)
      const source = await packed.source(ctx, input)
      if (source === null) return null
      const key = digestOf(JSON.stringify(source))
      const known = kept.get(location, key)
      if (known) return known
      const reply = encodeReply(endpoint, await packed.reply(ctx, input, source))
      const body = await pack(JSON.stringify(reply), { status: 200, key })
      kept.keep(location, body)
      return body
    })
  }
}
