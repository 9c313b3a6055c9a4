import type { InvitationStanding } from '@academy/contract/invitations/rules'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { CallFailure, call } from '../../lib/calls/call.ts'

export const INVITATION_ROWS = 50
const MAILING_MS = 1_000
const WAITING_MS = 5_000

interface ListQuery {
  q: string | undefined
  state: InvitationStanding | undefined
  page: string
}

/** Looks again soon while mails are on their way. */
export const invitationsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['invitations', 'list', query],
    queryFn: ({ signal }) =>
      call('GET /api/invitations', { query: { ...query, limit: String(INVITATION_ROWS) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.invitations.some(({ state }) => state === 'waiting') ? WAITING_MS : false,
  })

/** How far the mails of a batch are, until all have left or failed. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', 'batch', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/invitations/batches/{id}', { params: { id }, signal })).batch,
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.waiting === 0 || (error instanceof CallFailure && error.status === 404)) return false
      return error ? WAITING_MS : MAILING_MS
    },
  })

export const invitationsChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['invitations'] })
