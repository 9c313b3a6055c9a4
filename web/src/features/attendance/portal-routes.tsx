import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { ATTENDANCE_ADDRESS } from './places.ts'

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

/** The attendance of a course as its instructor marks it. */
export const attendancePortalRoutes: readonly PageRoute[] = [
  {
    path: `${ATTENDANCE_ADDRESS}/:courseId`,
    guard: 'instructors-only',
    frame: 'portal',
    kind: 'portal',
    place: 'courses',
    trail: courseTrail,
    tab: { name: 'attendance', course: ':courseId' },
    page: InstructorAttendancePage,
  },
  {
    path: `${ATTENDANCE_ADDRESS}/:courseId/check-in`,
    guard: 'instructors-only',
    frame: 'focus',
    kind: 'portal',
    page: InstructorCheckInPage,
  },
]
