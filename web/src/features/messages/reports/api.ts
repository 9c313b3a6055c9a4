import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../../lib/calls/call.ts'

export const REPORT_ROWS = 50
export const reportsKey = ['message-reports'] as const
export type Report = CallReply<'GET /api/messages/reports/{reportId}'>['report']

export const reportsQuery = (query: { state: 'open' | 'closed' | undefined; page: string }) =>
  queryOptions({
    queryKey: [...reportsKey, 'list', query],
    queryFn: ({ signal }) =>
      call('GET /api/messages/reports', { query: { ...query, limit: String(REPORT_ROWS) }, signal }),
    placeholderData: keepPreviousData,
  })

/** Each reading of it stands in the audit log: asked for once, when it is opened. */
export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'one', reportId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/messages/reports/{reportId}', { params: { reportId }, signal })).report,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
