import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import type { GradingKind, QueueScope } from './grading-kind.ts'
import { mergedQueue, type Queue } from './workspace/queue.ts'

export const openedQuery = ({ key, read }: GradingKind, id: string) =>
  queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => read(id, signal) })

/** Keeps its order while it is in use; the newest answer only changes what is known of each. */
export const gradingQueueQuery = ({ key, readQueue }: GradingKind, scope: QueueScope) =>
  queryOptions({
    queryKey: [key, 'queue', scope],
    queryFn: ({ signal }): Promise<Queue> => readQueue(scope, signal),
    structuralSharing: (before, now) => mergedQueue(before as Queue | undefined, now as Queue),
    gcTime: 0,
  })

export const paperQuery = ({ key, readPaper }: GradingKind, id: string) =>
  queryOptions({ queryKey: [key, 'paper', id], queryFn: ({ signal }) => readPaper(id, signal) })

export const answersByQuestionQuery = ({ key, readAnswers }: GradingKind, id: string, questionId: string) =>
  queryOptions({
    queryKey: [key, 'by-question', id, questionId],
    queryFn: ({ signal }) => readAnswers(id, questionId, signal),
  })

/** What others got for a question, shown beside the marks of one student. */
export const peerMarksQuery = (kind: GradingKind, paperId: string, questionId: string) => ({
  ...answersByQuestionQuery(kind, paperId, questionId),
  staleTime: 60_000,
})

export const commentsQuery = queryOptions({
  queryKey: ['comments'],
  queryFn: async ({ signal }) => (await call('GET /api/instructor/comments', { signal })).comments,
})
