import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { ADMIN_ATTENDANCE_ADDRESS, ATTENDANCE_ADDRESS } from './addresses.ts'

const InstructorAttendancePage = lazyPage(
  'attendance',
  () => import('./pages/instructor-attendance-page.tsx'),
  'InstructorAttendancePage',
)
const InstructorCheckInPage = lazyPage(
  'attendance',
  () => import('./pages/instructor-check-in-page.tsx'),
  'InstructorCheckInPage',
)

/** A day to mark and the days so far, and the screen that shows the code to the class. */
const pagesAt = (path: string, guard: 'instructors-only' | 'admins-only'): readonly PageRoute[] => [
  {
    path,
    guard,
    frame: 'portal',
    kind: 'portal',
    offline: 'read',
    place: 'courses',
    trail: courseTrail,
    tab: { name: 'attendance', course: ':courseId' },
    page: InstructorAttendancePage,
  },
  {
    path: `${path}/check-in`,
    guard,
    frame: 'focus',
    kind: 'portal',
    offline: 'none',
    page: InstructorCheckInPage,
  },
]

/** The attendance of a course as its instructor marks it, and as admins do. */
export const attendancePortalRoutes: readonly PageRoute[] = [
  ...pagesAt(ATTENDANCE_ADDRESS, 'instructors-only'),
  ...pagesAt(ADMIN_ATTENDANCE_ADDRESS, 'admins-only'),
]
