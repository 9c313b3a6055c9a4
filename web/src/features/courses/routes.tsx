import { lazyPlainPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const CoursesPage = lazyPlainPage('courses', () => import('./pages/courses-page.tsx'), 'CoursesPage')
const CoursePage = lazyPlainPage('courses', () => import('./pages/course-page.tsx'), 'CoursePage')

const shown = { frame: 'public', kind: 'public', place: 'courses', offline: 'read' } as const

export const courseRoutes: readonly PageRoute[] = [
  {
    ...shown,
    path: '/courses',
    guard: 'everyone',
    drawn: ['q', 'category', 'page'],
    head: import.meta.env.SSR && {
      words:
        'All courses of {name}: what each one holds, who teaches it, and what it costs in RWF. Some are free.',
      shows: 'catalogue',
      isListed: true,
    },
    page: CoursesPage,
  },
  { ...shown, path: '/course', guard: 'everyone', leadsTo: '/courses', page: CoursesPage },
  { ...shown, path: '/course/undefined', guard: 'everyone', leadsTo: '/courses', page: CoursesPage },
  {
    ...shown,
    path: '/course/:id',
    guard: 'course-visitors',
    drawn: true,
    head: import.meta.env.SSR && { words: '', shows: 'course', isListed: true },
    reads: ({ id = '' }) => [['GET /api/course/{id}', { id: id }]],
    page: CoursePage,
  },
]
