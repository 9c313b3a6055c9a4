import type { StudentQuiz, StudentSubmission } from '@academy/contract/quizzes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { ASKED_ANEW } from '../../attempts/index.ts'

export const quizLobbyQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempts', 'lobby', 'quiz', id],
    queryFn: ({ signal }) =>
      call('GET /api/quiz/student/{id}', { params: { id }, query: { peek: 'true' }, signal }),
    ...ASKED_ANEW,
  })

/** For those who teach it: the paper a student would be given now. Kept as it came, so that answers on the screen stay. */
export const quizPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempts', 'preview', id],
    queryFn: ({ signal }) => call('GET /api/instructor/quizzes/{id}/preview', { params: { id }, signal }),
    ...ASKED_ANEW,
  })

export interface QuizResult {
  submission: StudentSubmission | null
  quiz: StudentQuiz
}

export const quizResultQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempts', 'result', id],
    queryFn: ({ signal }): Promise<QuizResult> =>
      call('GET /api/quiz/result/{id}', { params: { id }, signal }),
    staleTime: 0,
  })
