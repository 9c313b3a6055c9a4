import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

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

export const quizPortalRoutes: readonly PageRoute[] = [
  { path: '/instructor/quizzes', guard: 'instructors-only', frame: 'portal', page: ManagedPage },
  { path: '/create-quiz', guard: 'teachers-only', frame: 'portal', page: NewPage },
  { path: '/create-quiz/:lectureId', guard: 'teachers-only', frame: 'portal', page: NewPage },
  { path: '/instructor/quizzes/new', guard: 'teachers-only', frame: 'portal', page: NewPage },
  { path: '/instructor/quizzes/new/:lectureId', guard: 'teachers-only', frame: 'portal', page: NewPage },
  { path: '/edit-quiz/:quizId', guard: 'teachers-only', frame: 'portal', page: EditPage },
  { path: '/admin/quizzes', guard: 'admins-only', frame: 'portal', page: AdminPage },
  { path: '/admin/quiz/:id/edit', guard: 'admins-only', frame: 'portal', page: EditPage },
]
