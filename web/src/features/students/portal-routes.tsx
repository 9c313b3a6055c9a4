import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute, Trail } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import {
  ADMIN_STUDENTS_ADDRESS,
  adminStudentsAddress,
  STUDENTS_ADDRESS,
  studentsAddress,
} from './addresses.ts'

/** The course's list: an instructor's by the course's title, an admin's below the course by the word that the page gives. */
const studentTrail: Trail = (facts) => {
  const { courseId } = facts.params
  const { course, list } = facts.names
  if (!course || !list || !courseId) return []
  if (facts.isInstructor) return [{ to: studentsAddress(courseId), label: course }]
  return [...courseTrail(facts), { to: adminStudentsAddress(courseId), label: list }]
}

const StudentsPage = lazyPage('students', () => import('./pages/students-page.tsx'), 'StudentsPage')
const CourseStudentsPage = lazyPage(
  'students',
  () => import('./pages/course-students-page.tsx'),
  'CourseStudentsPage',
)
const StudentPage = lazyPage('students', () => import('./pages/student-page.tsx'), 'StudentPage')

const students = { frame: 'portal', kind: 'portal', offline: 'none', place: 'students' } as const
const running = {
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'courses',
  guard: 'admins-only',
} as const
const reads = ({ courseId = '' }: { courseId?: string }) =>
  [['GET /api/instructor/courses/{id}', { id: courseId }]] as const

export const studentPortalRoutes: readonly PageRoute[] = [
  {
    ...students,
    path: STUDENTS_ADDRESS,
    guard: 'instructors-only',
    trail: courseTrail,
    tab: { name: 'students', course: '?course' },
    page: StudentsPage,
  },
  {
    ...students,
    path: `${STUDENTS_ADDRESS}/:courseId/:studentId`,
    guard: 'teachers-only',
    trail: studentTrail,
    page: StudentPage,
  },
  {
    ...running,
    path: ADMIN_STUDENTS_ADDRESS,
    trail: courseTrail,
    tab: { name: 'students', course: ':courseId' },
    reads,
    page: CourseStudentsPage,
  },
  { ...running, path: `${ADMIN_STUDENTS_ADDRESS}/:studentId`, trail: studentTrail, page: StudentPage },
]
