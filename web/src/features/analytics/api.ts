import type { AnalyticsChart } from '@academy/contract/analytics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { callFile } from '../../lib/calls/call-file.ts'

/** What the charts are about, as the server is asked. */
export interface ChartRange {
  from: string
  to: string
  course?: string | undefined
}

const ANALYTICS = 'analytics'
/** The numbers of today move; nobody watches them by the second. */
const FRESH_MS = 60_000
const keyed = (chart: AnalyticsChart, asked: object) => ({
  queryKey: [ANALYTICS, chart, asked] as const,
  placeholderData: keepPreviousData,
  staleTime: FRESH_MS,
})

export const enrolmentsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('enrolments', query),
    queryFn: ({ signal }) => call('GET /api/analytics/enrolments', { query, signal }),
  })
export const learnersQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('learners', query),
    queryFn: ({ signal }) => call('GET /api/analytics/learners', { query, signal }),
  })
export const completionsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('completions', query),
    queryFn: ({ signal }) => call('GET /api/analytics/completions', { query, signal }),
  })
export const lecturesQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('lectures', query),
    queryFn: ({ signal }) => call('GET /api/analytics/lectures', { query, signal }),
  })
export const resultsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('results', query),
    queryFn: ({ signal }) => call('GET /api/analytics/results', { query, signal }),
  })
export const assessmentsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('assessments', query),
    queryFn: ({ signal }) => call('GET /api/analytics/assessments', { query, signal }),
  })
export const itemsQuery = (query: ChartRange & { assessment: string }) =>
  queryOptions({
    ...keyed('items', query),
    queryFn: ({ signal }) => call('GET /api/analytics/items', { query, signal }),
    enabled: query.assessment !== '',
  })
export const revenueQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('revenue', query),
    queryFn: ({ signal }) => call('GET /api/analytics/revenue', { query, signal }),
  })
export const paymentsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('payments', query),
    queryFn: ({ signal }) => call('GET /api/analytics/payments', { query, signal }),
  })
export const decisionsQuery = (query: ChartRange) =>
  queryOptions({
    ...keyed('decisions', query),
    queryFn: ({ signal }) => call('GET /api/analytics/decisions', { query, signal }),
  })

export const chartFile = (chart: AnalyticsChart, query: ChartRange & { assessment?: string }) =>
  callFile('GET /api/analytics/{chart}/csv', { params: { chart }, query })
