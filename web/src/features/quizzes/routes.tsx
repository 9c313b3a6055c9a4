import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const ListPage = lazyPage(
  ['quizzes', 'courses', 'lectures'],
  () => import('./pages/quiz-list-page.tsx'),
  'QuizListPage',
)

const learning = { guard: 'students-only', frame: 'public', kind: 'learner', offline: 'read' } as const

export const quizRoutes: readonly PageRoute[] = [
  { ...learning, path: '/quiz/course/:courseId', page: ListPage },
  { ...learning, path: '/course/:courseId/quizzes', page: ListPage },
  {
    path: '/quiz-list/:courseId',
    guard: 'logged-in',
    frame: 'by-role',
    kind: 'learner',
    place: 'quizzes',
    offline: 'read',
    page: ListPage,
  },
]
