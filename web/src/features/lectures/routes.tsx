import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const StudyPage = lazyPage(
  ['lectures', 'courses', 'quizzes', 'announcements'],
  () => import('./pages/study-page.tsx'),
  'StudyPage',
)
const LecturePage = lazyPage('lectures', () => import('./pages/lecture-page.tsx'), 'LecturePage')

export const lectureRoutes: readonly PageRoute[] = [
  {
    path: '/course/study/:id',
    guard: 'course-students',
    frame: 'public',
    kind: 'learner',
    place: 'dashboard',
    offline: 'read',
    reads: ({ id = '' }) => [
      ['GET /api/course/{id}', { id: id }],
      ['GET /api/lectures/{courseId}', { courseId: id }],
      ['GET /api/courses/{courseId}/announcements', { courseId: id }],
      ['GET /api/quiz/course/{courseId}', { courseId: id }],
      ['GET /api/user/progress', {}, { course: id }],
      ['GET /api/mycourse'],
    ],
    page: StudyPage,
  },
  {
    path: '/lectures/:id',
    guard: 'students-only',
    frame: 'focus',
    kind: 'player',
    offline: 'read',
    page: LecturePage,
  },
]
