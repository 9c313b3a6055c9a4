import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { ADMIN_COURSES_ADDRESS, INSTRUCTOR_COURSES_ADDRESS, NEW_COURSE_ADDRESS } from './addresses.ts'
import { courseTrail } from './course-trail.ts'

const InstructorCoursesPage = lazyPage(
  'courses',
  () => import('./pages/instructor-courses-page.tsx'),
  'InstructorCoursesPage',
)
const NewCoursePage = lazyPage('courses', () => import('./pages/new-course-page.tsx'), 'NewCoursePage')
const EditCoursePage = lazyPage('courses', () => import('./pages/edit-course-page.tsx'), 'EditCoursePage')
const AdminCoursesPage = lazyPage(
  'courses',
  () => import('./pages/admin-courses-page.tsx'),
  'AdminCoursesPage',
)
const AdminEditCoursePage = lazyPage(
  'courses',
  () => import('./pages/admin-edit-course-page.tsx'),
  'AdminEditCoursePage',
)
const AdminCoursePage = lazyPage('courses', () => import('./pages/admin-course-page.tsx'), 'AdminCoursePage')

const teaching = { guard: 'instructors-only', frame: 'portal', kind: 'portal', offline: 'none' } as const
/** The course that a page of its home is about. */
const reads = ({ id = '' }: { id?: string }) => [['GET /api/instructor/courses/{id}', { id }]] as const
const overview = { name: 'overview', course: ':id' } as const
const running = {
  guard: 'admins-only',
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'courses',
} as const

/** Of both lists of courses, where the address chooses nothing. */
const FIRST_PAGE = { sort: '-at', page: '1', limit: '25' }

export const coursePortalRoutes: readonly PageRoute[] = [
  {
    ...teaching,
    path: INSTRUCTOR_COURSES_ADDRESS,
    place: 'courses',
    reads: () => [['GET /api/instructor/courses', {}, FIRST_PAGE]],
    page: InstructorCoursesPage,
  },
  { ...teaching, path: NEW_COURSE_ADDRESS, place: 'courses', page: NewCoursePage },
  {
    ...teaching,
    path: '/instructor/courses/:id',
    place: 'courses',
    tab: overview,
    reads,
    page: EditCoursePage,
  },

  {
    ...running,
    path: ADMIN_COURSES_ADDRESS,
    reads: () => [['GET /api/courses', {}, FIRST_PAGE]],
    page: AdminCoursesPage,
  },
  { ...running, path: '/admin/course/:id', tab: overview, reads, page: AdminCoursePage },
  { ...running, path: '/admin/course/:id/edit', trail: courseTrail, reads, page: AdminEditCoursePage },
]
