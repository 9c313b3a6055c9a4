import { lazyPage, type PageRoute } from '../../lib/page-route.ts'
import { ADMIN_SUBMISSIONS_ADDRESS, INSTRUCTOR_SUBMISSIONS_ADDRESS } from './grading/places.ts'

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

/** Submissions and their marks; without an id the cockpit says that it is missing. */
export const gradingRoutes: readonly PageRoute[] = [
  { path: '/submissions/:quizId', guard: 'teachers-only', frame: 'portal', page: ManageSubmissionsPage },
  {
    path: '/submissions/:quizId/question/:questionId',
    guard: 'teachers-only',
    frame: 'focus',
    page: GradeQuestionPage,
  },
  { path: '/grade-submission', guard: 'teachers-only', frame: 'focus', page: GradeSubmissionPage },
  {
    path: '/grade-submission/:submissionId',
    guard: 'teachers-only',
    frame: 'focus',
    page: GradeSubmissionPage,
  },
  {
    path: INSTRUCTOR_SUBMISSIONS_ADDRESS,
    guard: 'instructors-only',
    frame: 'portal',
    page: InstructorSubmissionsPage,
  },
  {
    path: `${INSTRUCTOR_SUBMISSIONS_ADDRESS}/:id`,
    guard: 'instructors-only',
    frame: 'focus',
    page: GradeSubmissionPage,
  },
  { path: ADMIN_SUBMISSIONS_ADDRESS, guard: 'admins-only', frame: 'portal', page: AdminSubmissionsPage },
]
