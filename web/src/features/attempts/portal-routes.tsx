import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const PreviewQuizPage = lazyPage(
  ['attempts', 'lectures'],
  () => import('./pages/preview-quiz-page.tsx'),
  'PreviewQuizPage',
)
const PreviewExamPage = lazyPage(
  ['attempts', 'lectures'],
  () => import('./pages/preview-exam-page.tsx'),
  'PreviewExamPage',
)

const preview = { guard: 'teachers-only', frame: 'focus', kind: 'portal', offline: 'none' } as const

/** A quiz and an exam as those who teach them look at them. */
export const attemptPortalRoutes: readonly PageRoute[] = [
  { ...preview, path: '/instructor/quizzes/:id/preview', page: PreviewQuizPage },
  { ...preview, path: '/instructor/final-exam/:courseId/preview', page: PreviewExamPage },
]
