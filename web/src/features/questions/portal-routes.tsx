import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { QUESTIONS_ADDRESS } from './addresses.ts'

const TaughtQuestionsPage = lazyPage(
  'questions',
  () => import('./pages/taught-questions-page.tsx'),
  'TaughtQuestionsPage',
)
const TaughtQuestionPage = lazyPage(
  'questions',
  () => import('./pages/taught-question-page.tsx'),
  'TaughtQuestionPage',
)

const taught = {
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'questions',
  guard: 'teachers-only',
} as const

export const questionPortalRoutes: readonly PageRoute[] = [
  { ...taught, path: QUESTIONS_ADDRESS, page: TaughtQuestionsPage },
  { ...taught, path: `${QUESTIONS_ADDRESS}/:id`, page: TaughtQuestionPage },
]
