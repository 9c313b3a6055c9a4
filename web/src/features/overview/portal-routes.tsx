import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const AdminDashboardPage = lazyPage(
  ['overview', 'payments'],
  () => import('./pages/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
)

const InstructorDashboardPage = lazyPage(
  ['overview', 'courses', 'quizzes'],
  () => import('./pages/instructor-dashboard-page.tsx'),
  'InstructorDashboardPage',
)

const CourseOverviewPage = lazyPage(
  ['overview', 'courses', 'quizzes', 'lectures'],
  () => import('./pages/course-overview-page.tsx'),
  'CourseOverviewPage',
)

export const overviewPortalRoutes: readonly PageRoute[] = [
  {
    path: '/admin/dashboard',
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'dashboard',
    reads: () => [
      ['GET /api/stats'],
      ['GET /api/payment-requests/pending', {}, { limit: '5' }],
      ['GET /api/submissions/all', {}, { sort: '-submitted', limit: '5' }],
    ],
    page: AdminDashboardPage,
  },
  {
    path: '/admin/course-overview',
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'course-overview',
    page: CourseOverviewPage,
  },
  {
    path: '/instructor/dashboard',
    guard: 'instructors-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'dashboard',
    reads: () => [
      ['GET /api/instructor/waiting'],
      ['GET /api/instructor/stats'],
      ['GET /api/instructor/courses'],
      ['GET /api/instructor/submissions', {}, { sort: '-submitted', limit: '5' }],
    ],
    page: InstructorDashboardPage,
  },
]
