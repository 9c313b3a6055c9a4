import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, type CallReply, call } from '../../lib/calls/call.ts'

export type AuditQuery = NonNullable<CallInput<'GET /api/audit'>['query']>
export type Act = CallReply<'GET /api/audit'>['acts'][number]

const AUDIT = 'audit'

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: [AUDIT, query],
    queryFn: ({ signal }) => call('GET /api/audit', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const auditPeopleQuery = queryOptions({
  queryKey: [AUDIT, 'people'],
  queryFn: ({ signal }) => call('GET /api/audit/people', { signal }),
})
