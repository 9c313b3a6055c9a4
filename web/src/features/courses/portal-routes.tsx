import { lazyPage, lazyPlainPage, type PageRoute } from '../../lib/page-route.ts'
import { ADMIN_COURSES_ADDRESS, INSTRUCTOR_COURSES_ADDRESS, NEW_COURSE_ADDRESS } from './places.ts'

const InstructorHome = lazyPlainPage(
  'courses',
  () => import('./components/portal-home.tsx'),
  'InstructorHome',
)
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
const AdminCoursePage = lazyPage('courses', () => import('./pages/admin-course-page.tsx'), 'AdminCoursePage')

export const coursePortalRoutes: readonly PageRoute[] = [
  { path: '/instructor/dashboard', guard: 'instructors-only', frame: 'portal', page: InstructorHome },
  {
    path: INSTRUCTOR_COURSES_ADDRESS,
    guard: 'instructors-only',
    frame: 'portal',
    page: InstructorCoursesPage,
  },
  { path: NEW_COURSE_ADDRESS, guard: 'instructors-only', frame: 'portal', page: NewCoursePage },
  { path: '/instructor/courses/:id', guard: 'instructors-only', frame: 'portal', page: EditCoursePage },

  { path: ADMIN_COURSES_ADDRESS, guard: 'admins-only', frame: 'portal', page: AdminCoursesPage },
  { path: '/admin/course/:id', guard: 'admins-only', frame: 'portal', page: AdminCoursePage },
]
