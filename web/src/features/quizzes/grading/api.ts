import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { openedQuery } from './grading-queries.ts'
import { QUIZ_GRADING } from './quiz-grading.ts'
import type { SubmissionView } from './submissions/submission-view.ts'

export const PAGE_ROWS = 20

type Asked = SubmissionView['query']
const pageOf = (query: Asked) => ({ ...query, limit: PAGE_ROWS })

export const quizSubmissionsQuery = (id: string, query: Asked) =>
  queryOptions({
    queryKey: ['submissions', 'quiz', id, query],
    queryFn: ({ signal }) =>
      call('GET /api/submissions/quiz/{id}', { params: { id }, query: pageOf(query), signal }),
    placeholderData: keepPreviousData,
  })

export const instructorSubmissionsQuery = (query: Asked) =>
  queryOptions({
    queryKey: ['submissions', 'instructor', query],
    queryFn: ({ signal }) => call('GET /api/instructor/submissions', { query: pageOf(query), signal }),
    placeholderData: keepPreviousData,
  })

export const allSubmissionsQuery = (query: Asked) =>
  queryOptions({
    queryKey: ['submissions', 'all', query],
    queryFn: ({ signal }) => call('GET /api/submissions/all', { query: pageOf(query), signal }),
    placeholderData: keepPreviousData,
  })

const RECENT_ROWS = 5

export type RecentScope = 'all' | 'own'

/** The latest, whatever their state: of the academy, or of the courses that the caller teaches. */
export const recentSubmissionsQuery = (scope: RecentScope) =>
  queryOptions({
    queryKey: ['submissions', 'recent', scope],
    queryFn: async ({ signal }) => {
      const asked = { query: { sort: '-submitted', limit: RECENT_ROWS }, signal } as const
      const found =
        scope === 'all'
          ? await call('GET /api/submissions/all', asked)
          : await call('GET /api/instructor/submissions', asked)
      return found.submissions
    },
  })

/** One submission of a quiz, as the panel beside the list shows it. */
export const submissionQuery = (id: string) => openedQuery(QUIZ_GRADING, id)
