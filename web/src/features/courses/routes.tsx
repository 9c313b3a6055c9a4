import { lazyPlainPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const CoursesPage = lazyPlainPage('courses', () => import('./pages/courses-page.tsx'), 'CoursesPage')
const CoursePage = lazyPlainPage('courses', () => import('./pages/course-page.tsx'), 'CoursePage')

const shown = { frame: 'public', kind: 'public', place: 'courses', offline: 'read' } as const

export const courseRoutes: readonly PageRoute[] = [
  {
    ...shown,
    path: '/courses',
    guard: 'everyone',
    drawn: ['q', 'category', 'page'],
    page: CoursesPage,
  },
  { ...shown, path: '/course', guard: 'course-visitors', page: CoursePage },
  {
    ...shown,
    path: '/course/:id',
    guard: 'course-visitors',
    drawn: true,
    reads: ({ id = '' }) => [['GET /api/course/{id}', { id: id }]],
    page: CoursePage,
  },
]
