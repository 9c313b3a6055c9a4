import { QUIZ_MARKS_STEP } from '@academy/contract/attempts/rules'
import * as M from '@academy/contract/quizzes/messages'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { submissionsAddress } from '../teaching/addresses.ts'
import { byQuestionAddress } from './addresses.ts'
import type { GradingKind } from './grading-kind.ts'

/** After marks were saved: every list and count that may show them. The queue in use keeps its order by itself. */
export async function submissionsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['submissions'] }),
    queryClient.invalidateQueries({ queryKey: ['quizzes'] }),
  ])
}

export const QUIZ_GRADING: GradingKind = {
  key: 'submissions',
  step: QUIZ_MARKS_STEP,
  firstShown: 'all',
  read: async (id, signal) => {
    const { quiz: paper, ...rest } = await call('GET /api/submission/{id}', { params: { id }, signal })
    return { ...rest, paper, courseId: paper.course }
  },
  save: ({ submission: { _id: id } }, body) => call('PUT /api/submission/{id}', { params: { id }, body }),
  keepDraft: (id, body) => call('PUT /api/submission/{id}/draft', { params: { id }, body, keepalive: true }),
  readQueue: ({ quiz, course }, signal) =>
    call('GET /api/instructor/grading-queue', { query: { quiz, course }, signal }),
  scopeOf: (quiz, asked) => (asked === 'all' ? {} : asked ? { course: asked } : { quiz }),
  readPaper: async (id, signal) => (await call('GET /api/quiz/{id}', { params: { id }, signal })).quiz,
  readAnswers: (id, questionId, signal) =>
    call('GET /api/instructor/quizzes/{id}/answers/{questionId}', { params: { id, questionId }, signal }),
  saveAnswers: (id, questionId, marks) =>
    call('PUT /api/instructor/quizzes/{id}/answers/{questionId}', {
      params: { id, questionId },
      body: { marks },
    }),
  changed: submissionsChanged,
  byQuestionAddress,
  listAddress: submissionsAddress,
  say: {
    loadFailed: M.loadSubmissionFailed,
    listFailed: M.loadSubmissionsFailed,
    saveFailed: M.gradeFailed,
  },
}
