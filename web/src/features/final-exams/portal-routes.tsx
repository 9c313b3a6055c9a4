import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute, Trail } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { ADMIN_EXAM_ADDRESS, ADMIN_EXAMS_ADDRESS, EXAMS_ADDRESS, examAddressesOf } from './addresses.ts'

/** The course, and on the pages below the exam the exam itself. */
const examTrail: Trail = (facts) => {
  const { courseId, exam } = facts.names
  const addresses = examAddressesOf(!facts.isInstructor)
  const steps = courseTrail(facts)
  return exam && courseId ? [...steps, { to: addresses.home(courseId), label: exam }] : steps
}

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
const PreviewExamPage = lazyPage(
  ['final-exams', 'attempts', 'lectures'],
  () => import('./pages/preview-exam-page.tsx'),
  'PreviewExamPage',
)

const marking = { guard: 'teachers-only', frame: 'focus', kind: 'portal', offline: 'none' } as const
const teaching = {
  guard: 'instructors-only',
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'final-exams',
  trail: examTrail,
} as const
const running = { ...teaching, guard: 'admins-only', place: 'courses' } as const

const tab = { name: 'final-exam', course: ':courseId' } as const

/** The same pages under either portal's address: where a submission is marked, and where one by its own id leads. */
const pagesBelow = (address: string, portal: typeof teaching | typeof running): readonly PageRoute[] => [
  { ...portal, path: `${address}/exam/:examId`, page: ManageExamPage },
  { ...marking, path: `${address}/exam/:examId/question/:questionId`, page: MarkExamQuestionPage },
  { ...marking, path: `${address}/mark/:submissionId`, page: MarkExamSubmissionPage },
  { ...marking, path: `${address}/submission/:submissionId`, page: ManageExamSubmissionPage },
]
/** The exam of one course, as a part of the course's home. */
const pagesOfCourse = (address: string, portal: typeof teaching | typeof running): readonly PageRoute[] => [
  { ...portal, path: address, tab, page: ManageExamPage },
  { ...portal, path: `${address}/create`, page: NewExamPage },
  { ...portal, path: `${address}/edit`, page: EditExamPage },
]

/** Exams as those who teach see them, and as admins do. */
export const finalExamPortalRoutes: readonly PageRoute[] = [
  {
    ...teaching,
    path: EXAMS_ADDRESS,
    reads: () => [['GET /api/instructor/final-exams']],
    page: InstructorFinalExamsPage,
  },
  { ...marking, path: '/instructor/final-exam/:courseId/preview', page: PreviewExamPage },
  ...pagesBelow(EXAMS_ADDRESS, teaching),
  ...pagesOfCourse(`${EXAMS_ADDRESS}/:courseId`, teaching),
  ...pagesBelow(ADMIN_EXAMS_ADDRESS, running),
  ...pagesOfCourse(ADMIN_EXAM_ADDRESS, running),
]
