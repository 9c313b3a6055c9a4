import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { useLive } from '../../../lib/live/live.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { setUnread, unreadKey } from '../unread.ts'

const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: async ({ signal }) =>
    (await call('GET /api/messages/conversations', { query: { limit: '1' }, signal })).unreadCount,
  retry: false,
})

/** Knows how much is unread, on every page of somebody signed in: asked when the server says so, and twice a minute without a line
 * of events. Nobody is told of a failure: the last number stands. */
export function LiveUnread() {
  const { data, error } = useQuery(unreadQuery, queryClient)
  useLive('messages', unreadQuery)
  useEffect(() => {
    if (data !== undefined) setUnread(data)
  }, [data])
  useEffect(() => {
    if (error) console.warn('The unread messages could not be counted', error)
  }, [error])
  return null
}
