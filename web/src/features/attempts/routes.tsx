import * as FINAL_EXAM_MESSAGES from '@academy/contract/final-exams/messages'
import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const TakeQuizPage = lazyPage('attempts', () => import('./pages/take-quiz-page.tsx'), 'TakeQuizPage')
const QuizResultPage = lazyPage('attempts', () => import('./pages/quiz-result-page.tsx'), 'QuizResultPage')
const FinalExamPage = lazyPage('attempts', () => import('./pages/final-exam-page.tsx'), 'FinalExamPage')

const sitting = { guard: 'students-only', frame: 'bare', kind: 'learner', offline: 'kept' } as const

/** The sitting has a frame of its own: no navigation, and nothing that would interrupt. */
export const attemptRoutes: readonly PageRoute[] = [
  { ...sitting, path: '/take-quiz/:id', page: TakeQuizPage },
  {
    ...sitting,
    path: '/final-exam/:courseId?',
    loginNote: FINAL_EXAM_MESSAGES.logInFirst,
    page: FinalExamPage,
  },
  {
    path: '/quiz/result/:quizId',
    guard: 'logged-in',
    frame: 'public',
    kind: 'learner',
    offline: 'kept',
    page: QuizResultPage,
  },
]
