import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { ADMIN_SUBMISSIONS_ADDRESS, INSTRUCTOR_SUBMISSIONS_ADDRESS } from './grading/addresses.ts'

const GradeSubmissionPage = lazyPage(
  ['quizzes', 'attempts'],
  () => import('./pages/grade-submission-page.tsx'),
  'GradeSubmissionPage',
)
const GradeQuestionPage = lazyPage(
  ['quizzes', 'attempts'],
  () => import('./pages/grade-question-page.tsx'),
  'GradeQuestionPage',
)
const ManageSubmissionsPage = lazyPage(
  ['quizzes', 'attempts'],
  () => import('./pages/manage-submissions-page.tsx'),
  'ManageSubmissionsPage',
)
const InstructorSubmissionsPage = lazyPage(
  'quizzes',
  () => import('./pages/instructor-submissions-page.tsx'),
  'InstructorSubmissionsPage',
)
const AdminSubmissionsPage = lazyPage(
  'quizzes',
  () => import('./pages/admin-submissions-page.tsx'),
  'AdminSubmissionsPage',
)

const listing = {
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'submissions',
  trail: courseTrail,
} as const
const ofCourse = { tab: { name: 'submissions', course: '?course' } } as const
const grading = { guard: 'teachers-only', frame: 'focus', kind: 'portal', offline: 'none' } as const

/** Submissions and their marks; without an id the workspace says that it is missing. */
export const gradingRoutes: readonly PageRoute[] = [
  {
    ...listing,
    path: '/submissions/:quizId',
    guard: 'teachers-only',
    place: 'quizzes',
    page: ManageSubmissionsPage,
  },
  { ...grading, path: '/submissions/:quizId/question/:questionId', page: GradeQuestionPage },
  { ...grading, path: '/grade-submission', page: GradeSubmissionPage },
  { ...grading, path: '/grade-submission/:submissionId', page: GradeSubmissionPage },
  {
    ...listing,
    path: INSTRUCTOR_SUBMISSIONS_ADDRESS,
    guard: 'instructors-only',
    ...ofCourse,
    page: InstructorSubmissionsPage,
  },
  {
    ...grading,
    path: `${INSTRUCTOR_SUBMISSIONS_ADDRESS}/:id`,
    guard: 'instructors-only',
    page: GradeSubmissionPage,
  },
  {
    ...listing,
    path: ADMIN_SUBMISSIONS_ADDRESS,
    guard: 'admins-only',
    ...ofCourse,
    page: AdminSubmissionsPage,
  },
]
