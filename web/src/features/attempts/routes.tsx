import { FINAL_EXAM_MESSAGES } from '@academy/contract/final-exams/messages'
import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

const TakeQuizPage = lazyPage('attempts', () => import('./pages/take-quiz-page.tsx'), 'TakeQuizPage')
const QuizResultPage = lazyPage('attempts', () => import('./pages/quiz-result-page.tsx'), 'QuizResultPage')
const FinalExamPage = lazyPage('attempts', () => import('./pages/final-exam-page.tsx'), 'FinalExamPage')

/** The sitting has a frame of its own: no navigation, and nothing that would interrupt. */
export const attemptRoutes: readonly PageRoute[] = [
  { path: '/take-quiz/:id', guard: 'students-only', frame: 'bare', page: TakeQuizPage },
  {
    path: '/final-exam/:courseId?',
    guard: 'students-only',
    frame: 'bare',
    loginNote: FINAL_EXAM_MESSAGES.logInFirst,
    page: FinalExamPage,
  },
  { path: '/quiz/result/:quizId', guard: 'logged-in', page: QuizResultPage },
]
