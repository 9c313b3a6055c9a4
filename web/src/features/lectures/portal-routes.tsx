import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { courseTrail } from '../courses/index.ts'

const ManagePage = lazyPage(
  'lectures',
  () => import('./pages/manage-lectures-page.tsx'),
  'ManageLecturesPage',
)
const PickPage = lazyPage('lectures', () => import('./pages/pick-course-page.tsx'), 'PickCoursePage')
const AddPage = lazyPage(
  'lectures',
  () => import('./pages/admin-add-lecture-page.tsx'),
  'AdminAddLecturePage',
)
const ChangePage = lazyPage(
  'lectures',
  () => import('./pages/admin-change-lecture-page.tsx'),
  'AdminChangeLecturePage',
)
const SlidesPage = lazyPage('lectures', () => import('./pages/slide-editor-page.tsx'), 'SlideEditorPage')

const AllPage = lazyPage(
  ['lectures', 'courses'],
  () => import('./pages/admin-lectures-page.tsx'),
  'AdminLecturesPage',
)

const PreviewCoursePage = lazyPage(
  ['lectures', 'courses', 'quizzes'],
  () => import('./pages/preview-course-page.tsx'),
  'PreviewCoursePage',
)
const PreviewLecturePage = lazyPage(
  ['lectures', 'courses', 'quizzes'],
  () => import('./pages/preview-lecture-page.tsx'),
  'PreviewLecturePage',
)

const previews = { guard: 'teachers-only', frame: 'focus', kind: 'portal', offline: 'none' } as const
const teaching = { guard: 'instructors-only', kind: 'portal', offline: 'none' } as const
const running = { guard: 'admins-only', kind: 'portal', offline: 'none' } as const
const reads = ({ id = '' }: { id?: string }) =>
  [
    ['GET /api/instructor/courses/{id}', { id }],
    ['GET /api/instructor/courses/{id}/lectures', { id }],
  ] as const
const tab = { name: 'lectures', course: ':id' } as const
const inCourse = { frame: 'portal', place: 'courses', trail: courseTrail } as const

export const lecturePortalRoutes: readonly PageRoute[] = [
  { ...teaching, path: '/instructor/lectures', frame: 'portal', place: 'lectures', page: PickPage },
  { ...teaching, ...inCourse, path: '/instructor/courses/:id/lectures', tab, reads, page: ManagePage },
  { ...teaching, path: '/instructor/lectures/:id/slides', kind: 'editor', frame: 'focus', page: SlidesPage },
  {
    ...previews,
    path: '/instructor/courses/:id/preview',
    reads: ({ id = '' }) => [
      ['GET /api/course/{id}', { id }],
      ['GET /api/lectures/{courseId}', { courseId: id }],
      ['GET /api/quiz/course/{courseId}', { courseId: id }, { as: 'student' }],
    ],
    page: PreviewCoursePage,
  },
  { ...previews, path: '/instructor/lectures/:id/preview', page: PreviewLecturePage },
  { ...running, path: '/admin/lectures', frame: 'portal', place: 'lectures', page: AllPage },
  { ...running, ...inCourse, path: '/admin/course/:id/lectures', tab, reads, page: ManagePage },
  { ...running, ...inCourse, path: '/admin/course/:id/add-lecture', page: AddPage },
  { ...running, ...inCourse, path: '/admin/lecture/:id/edit', page: ChangePage },
  { ...running, path: '/admin/lecture/:id/slides', kind: 'editor', frame: 'focus', page: SlidesPage },
]
