import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'
import { courseTrail } from '../courses/index.ts'

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
const NewPage = lazyPage('quizzes', () => import('./pages/new-quiz-page.tsx'), 'NewQuizPage')
const EditPage = lazyPage('quizzes', () => import('./pages/edit-quiz-page.tsx'), 'EditQuizPage')

const tab = { name: 'quizzes', course: '?course' } as const
const listing = { frame: 'portal', kind: 'portal', place: 'quizzes' } as const
const writing = { ...listing, guard: 'teachers-only', trail: courseTrail } as const

export const quizPortalRoutes: readonly PageRoute[] = [
  { ...listing, path: '/instructor/quizzes', guard: 'instructors-only', tab, page: ManagedPage },
  { ...writing, path: '/create-quiz', page: NewPage },
  { ...writing, path: '/create-quiz/:lectureId', page: NewPage },
  { ...writing, path: '/instructor/quizzes/new', page: NewPage },
  { ...writing, path: '/instructor/quizzes/new/:lectureId', page: NewPage },
  { ...writing, path: '/edit-quiz/:quizId', page: EditPage },
  { ...listing, path: '/admin/quizzes', guard: 'admins-only', tab, page: AdminPage },
  { ...writing, path: '/admin/quiz/:id/edit', guard: 'admins-only', page: EditPage },
]
