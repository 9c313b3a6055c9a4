import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import {
  ADMIN_COURSE_QUIZZES_ADDRESS,
  ADMIN_QUIZZES_ADDRESS,
  INSTRUCTOR_QUIZZES_ADDRESS,
} from './teaching/addresses.ts'

const ManagedPage = lazyPage(
  'quizzes',
  () => import('./pages/instructor-quizzes-page.tsx'),
  'InstructorQuizzesPage',
)
const AdminPage = lazyPage(
  ['quizzes', 'courses'],
  () => import('./pages/admin-quizzes-page.tsx'),
  'AdminQuizzesPage',
)
const CourseQuizzesPage = lazyPage(
  'quizzes',
  () => import('./pages/course-quizzes-page.tsx'),
  'CourseQuizzesPage',
)
const NewPage = lazyPage('quizzes', () => import('./pages/new-quiz-page.tsx'), 'NewQuizPage')
const EditPage = lazyPage('quizzes', () => import('./pages/edit-quiz-page.tsx'), 'EditQuizPage')

const PreviewPage = lazyPage(
  ['quizzes', 'attempts', 'lectures'],
  () => import('./pages/preview-quiz-page.tsx'),
  'PreviewQuizPage',
)

const listing = { frame: 'portal', kind: 'portal', offline: 'none', place: 'quizzes' } as const
const writing = { ...listing, guard: 'teachers-only', trail: courseTrail } as const

export const quizPortalRoutes: readonly PageRoute[] = [
  {
    ...listing,
    path: INSTRUCTOR_QUIZZES_ADDRESS,
    guard: 'instructors-only',
    trail: courseTrail,
    tab: { name: 'quizzes', course: '?course' },
    page: ManagedPage,
  },
  { ...writing, path: '/create-quiz', page: NewPage },
  { ...writing, path: '/create-quiz/:lectureId', page: NewPage },
  { ...writing, path: '/instructor/quizzes/new', page: NewPage },
  { ...writing, path: '/instructor/quizzes/new/:lectureId', page: NewPage },
  { ...writing, path: '/edit-quiz/:quizId', page: EditPage },
  {
    ...listing,
    path: ADMIN_QUIZZES_ADDRESS,
    guard: 'admins-only',
    trail: courseTrail,
    page: AdminPage,
  },
  {
    ...listing,
    path: ADMIN_COURSE_QUIZZES_ADDRESS,
    guard: 'admins-only',
    place: 'courses',
    trail: courseTrail,
    tab: { name: 'quizzes', course: ':courseId' },
    page: CourseQuizzesPage,
  },
  {
    path: '/instructor/quizzes/:id/preview',
    guard: 'teachers-only',
    frame: 'focus',
    kind: 'portal',
    offline: 'none',
    page: PreviewPage,
  },
  { ...writing, path: '/admin/quiz/:id/edit', guard: 'admins-only', page: EditPage },
]
