import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { messagesKey } from '../api.ts'

/** Whom one has blocked; under the key of all that a block changes. */
export const blocksQuery = queryOptions({
  queryKey: [...messagesKey, 'blocks'],
  queryFn: async ({ signal }) => (await call('GET /api/messages/blocks', { signal })).users,
})
