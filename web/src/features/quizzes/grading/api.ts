import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { mergedQueue, type Queue } from './queue.ts'
import type { SubmissionFilter } from './submission-filter.ts'

export const PAGE_ROWS = 20

const queryFrom = ({ search, status, course, quiz, page }: SubmissionFilter) => ({
  search: search || undefined,
  status: status || undefined,
  course: course || undefined,
  quiz: quiz || undefined,
  page,
  limit: PAGE_ROWS,
})

export const quizSubmissionsQuery = (id: string, filter: SubmissionFilter) =>
  queryOptions({
    queryKey: ['submissions', 'quiz', id, filter],
    queryFn: ({ signal }) =>
      call('GET /api/submissions/quiz/{id}', { params: { id }, query: queryFrom(filter), signal }),
    placeholderData: keepPreviousData,
  })

export const instructorSubmissionsQuery = (filter: SubmissionFilter) =>
  queryOptions({
    queryKey: ['submissions', 'instructor', filter],
    queryFn: ({ signal }) => call('GET /api/instructor/submissions', { query: queryFrom(filter), signal }),
    placeholderData: keepPreviousData,
  })

export const allSubmissionsQuery = (filter: SubmissionFilter) =>
  queryOptions({
    queryKey: ['submissions', 'all', filter],
    queryFn: ({ signal }) => call('GET /api/submissions/all', { query: queryFrom(filter), signal }),
    placeholderData: keepPreviousData,
  })

const RECENT_ROWS = 5

/** The latest of the academy, whatever their state. */
export const recentSubmissionsQuery = queryOptions({
  queryKey: ['submissions', 'recent'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/submissions/all', { query: { order: 'newest', limit: RECENT_ROWS }, signal }))
      .submissions,
})

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'one', id],
    queryFn: ({ signal }) => call('GET /api/submission/{id}', { params: { id }, signal }),
  })

export interface QueueScope {
  quiz?: string
  course?: string
}

/** Keeps its order while it is in use; the newest answer only changes what is known of each. */
export const gradingQueueQuery = (scope: QueueScope) =>
  queryOptions({
    queryKey: ['submissions', 'queue', scope],
    queryFn: ({ signal }): Promise<Queue> =>
      call('GET /api/instructor/grading-queue', { query: scope, signal }),
    structuralSharing: (before, now) => mergedQueue(before as Queue | undefined, now as Queue),
    gcTime: 0,
  })

export const commentsQuery = queryOptions({
  queryKey: ['comments'],
  queryFn: async ({ signal }) => (await call('GET /api/instructor/comments', { signal })).comments,
})

export const answersByQuestionQuery = (id: string, questionId: string) =>
  queryOptions({
    queryKey: ['submissions', 'by-question', id, questionId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/quizzes/{id}/answers/{questionId}', { params: { id, questionId }, signal }),
  })

/** After marks were saved: every list and count that may show them. The queue in use keeps its order by itself. */
export async function submissionsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['submissions'] }),
    queryClient.invalidateQueries({ queryKey: ['quizzes'] }),
  ])
}
