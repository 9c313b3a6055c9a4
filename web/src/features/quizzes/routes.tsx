import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const ListPage = lazyPage(
  ['quizzes', 'courses', 'lectures'],
  () => import('./pages/quiz-list-page.tsx'),
  'QuizListPage',
)

const TakeQuizPage = lazyPage(
  ['quizzes', 'attempts'],
  () => import('./pages/take-quiz-page.tsx'),
  'TakeQuizPage',
)
const QuizResultPage = lazyPage(
  ['quizzes', 'attempts'],
  () => import('./pages/quiz-result-page.tsx'),
  'QuizResultPage',
)

const reads = ({ courseId = '' }: { courseId?: string }) =>
  [
    ['GET /api/course/{id}', { id: courseId }],
    ['GET /api/quiz/course/{courseId}', { courseId }],
    ['GET /api/lectures/{courseId}', { courseId }],
    ['GET /api/user/progress', {}, { course: courseId }],
  ] as const

const learning = {
  guard: 'students-only',
  frame: 'public',
  kind: 'learner',
  place: 'dashboard',
  offline: 'read',
} as const

export const quizRoutes: readonly PageRoute[] = [
  // The sitting has a frame of its own: no navigation, and nothing that would interrupt.
  {
    path: '/take-quiz/:id',
    guard: 'students-only',
    frame: 'bare',
    kind: 'learner',
    offline: 'kept',
    // Looking starts no clock.
    reads: ({ id = '' }) => [['GET /api/quiz/student/{id}', { id }, { peek: 'true' }]],
    page: TakeQuizPage,
  },
  {
    path: '/quiz/result/:quizId',
    guard: 'logged-in',
    frame: 'public',
    kind: 'learner',
    place: 'dashboard',
    offline: 'kept',
    page: QuizResultPage,
  },
  { ...learning, path: '/quiz/course/:courseId', reads, page: ListPage },
  { ...learning, path: '/course/:courseId/quizzes', reads, page: ListPage },
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
