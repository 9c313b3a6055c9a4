import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'
import { examTrail } from './exam-trail.ts'
import { EXAMS_ADDRESS } from './places.ts'

const InstructorFinalExamsPage = lazyPage(
  'final-exams',
  () => import('./pages/instructor-final-exams-page.tsx'),
  'InstructorFinalExamsPage',
)
const ManageExamPage = lazyPage(
  ['final-exams', 'attempts'],
  () => import('./pages/manage-exam-page.tsx'),
  'ManageExamPage',
)
const NewExamPage = lazyPage(
  ['final-exams', 'quizzes'],
  () => import('./pages/new-exam-page.tsx'),
  'NewExamPage',
)
const EditExamPage = lazyPage(
  ['final-exams', 'quizzes'],
  () => import('./pages/edit-exam-page.tsx'),
  'EditExamPage',
)
const ManageExamSubmissionPage = lazyPage(
  ['final-exams', 'attempts', 'quizzes'],
  () => import('./pages/manage-exam-submission-page.tsx'),
  'ManageExamSubmissionPage',
)

const MarkExamSubmissionPage = lazyPage(
  ['quizzes', 'attempts', 'final-exams'],
  () => import('./pages/mark-exam-submission-page.tsx'),
  'MarkExamSubmissionPage',
)
const MarkExamQuestionPage = lazyPage(
  ['quizzes', 'attempts', 'final-exams'],
  () => import('./pages/mark-exam-question-page.tsx'),
  'MarkExamQuestionPage',
)

const marking = { guard: 'teachers-only', frame: 'focus', kind: 'portal' } as const
const teaching = {
  guard: 'instructors-only',
  frame: 'portal',
  kind: 'portal',
  place: 'final-exams',
} as const

const tab = { name: 'final-exam', course: ':courseId' } as const

/** Exams as those who teach see them; sitting one is attempts. */
export const finalExamPortalRoutes: readonly PageRoute[] = [
  { ...teaching, path: EXAMS_ADDRESS, page: InstructorFinalExamsPage },
  { ...teaching, path: `${EXAMS_ADDRESS}/exam/:examId`, trail: examTrail, page: ManageExamPage },
  {
    ...marking,
    path: `${EXAMS_ADDRESS}/exam/:examId/question/:questionId`,
    page: MarkExamQuestionPage,
  },
  { ...marking, path: `${EXAMS_ADDRESS}/mark/:submissionId`, page: MarkExamSubmissionPage },
  { ...marking, path: `${EXAMS_ADDRESS}/submission/:submissionId`, page: ManageExamSubmissionPage },
  { ...teaching, path: `${EXAMS_ADDRESS}/:courseId`, trail: examTrail, tab, page: ManageExamPage },
  { ...teaching, path: `${EXAMS_ADDRESS}/:courseId/create`, trail: examTrail, page: NewExamPage },
  { ...teaching, path: `${EXAMS_ADDRESS}/:courseId/edit`, trail: examTrail, page: EditExamPage },
]
