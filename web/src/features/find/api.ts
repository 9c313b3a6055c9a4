import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The rows of the letters before stay until the new ones are there. */
export const findQuery = (typed: string) =>
  queryOptions({
    queryKey: ['find', typed],
    queryFn: ({ signal }) => call('GET /api/find', { query: { q: typed }, signal }),
    enabled: typed !== '',
    placeholderData: typed === '' ? undefined : keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
