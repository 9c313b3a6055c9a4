import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

const ListPage = lazyPage(
  ['quizzes', 'courses', 'lectures'],
  () => import('./pages/quiz-list-page.tsx'),
  'QuizListPage',
)

export const quizRoutes: readonly PageRoute[] = [
  { path: '/quiz/course/:courseId', guard: 'students-only', page: ListPage },
  { path: '/course/:courseId/quizzes', guard: 'students-only', page: ListPage },
  { path: '/quiz-list/:courseId', guard: 'logged-in', page: ListPage },
]
