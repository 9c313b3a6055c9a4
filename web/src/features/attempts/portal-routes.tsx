import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const PreviewQuizPage = lazyPage(
  ['attempts', 'lectures'],
  () => import('./pages/preview-quiz-page.tsx'),
  'PreviewQuizPage',
)

/** A quiz as those who teach it look at it. */
export const attemptPortalRoutes: readonly PageRoute[] = [
  {
    path: '/instructor/quizzes/:id/preview',
    guard: 'teachers-only',
    frame: 'focus',
    kind: 'portal',
    page: PreviewQuizPage,
  },
]
