import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { StudentQuiz, StudentSubmission } from '@academy/contract/quizzes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The lobby: asked anew each time, because a clock may have started elsewhere. It starts none. */
const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export const quizLobbyQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempts', 'lobby', 'quiz', id],
    queryFn: ({ signal }) =>
      call('GET /api/quiz/student/{id}', { params: { id }, query: { peek: 'true' }, signal }),
    ...fresh,
  })

/** For those who teach it: the paper a student would be given now. Kept as it came, so that answers on the screen stay. */
export const quizPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['attempts', 'preview', id],
    queryFn: ({ signal }) => call('GET /api/instructor/quizzes/{id}/preview', { params: { id }, signal }),
    ...fresh,
  })

/** The same of the exam of a course. */
export const examPreviewQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['attempts', 'preview', 'exam', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/final-exam/course/{courseId}/preview', { params: { courseId }, signal }),
    ...fresh,
  })

export const examLobbyQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['attempts', 'lobby', 'exam', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/certification/final-exam/student/{courseId}', {
        params: { courseId },
        query: { peek: 'true' },
        signal,
      }),
    ...fresh,
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

export type ExamResult = StudentExamSubmission
