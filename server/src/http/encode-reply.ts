import type { Endpoint } from '@academy/contract/http'
import { z } from 'zod'

/** What the endpoint's schema lets out of a reply.
 * @throws Error, which is a 500, for a reply that does not fit: a mistake of ours. */
export function encodeReply({ address, reply }: Endpoint, value: unknown): unknown {
  const encoded = z.safeEncode(reply, value)
  if (encoded.success) return encoded.data
  throw new Error(`the reply of ${address} does not fit its schema`, { cause: encoded.error })
}
