import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'
import { STUDENTS_ADDRESS } from './places.ts'
import { studentTrail } from './trail.ts'

const StudentsPage = lazyPage('students', () => import('./pages/students-page.tsx'), 'StudentsPage')
const StudentPage = lazyPage('students', () => import('./pages/student-page.tsx'), 'StudentPage')

const students = { frame: 'portal', kind: 'portal', place: 'students' } as const

export const studentPortalRoutes: readonly PageRoute[] = [
  { ...students, path: STUDENTS_ADDRESS, guard: 'instructors-only', page: StudentsPage },
  {
    ...students,
    path: `${STUDENTS_ADDRESS}/:courseId/:studentId`,
    guard: 'teachers-only',
    trail: studentTrail,
    page: StudentPage,
  },
]
