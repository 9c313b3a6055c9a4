import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

const CoursesPage = lazyPage('courses', () => import('./pages/courses-page.tsx'), 'CoursesPage')
const CoursePage = lazyPage('courses', () => import('./pages/course-page.tsx'), 'CoursePage')

export const courseRoutes: readonly PageRoute[] = [
  { path: '/courses', guard: 'everyone', page: CoursesPage },
  { path: '/course', guard: 'course-visitors', page: CoursePage },
  { path: '/course/:id', guard: 'course-visitors', page: CoursePage },
]
