import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

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

export const lecturePortalRoutes: readonly PageRoute[] = [
  { path: '/instructor/lectures', guard: 'instructors-only', frame: 'portal', page: PickPage },
  { path: '/instructor/courses/:id/lectures', guard: 'instructors-only', frame: 'portal', page: ManagePage },
  { path: '/instructor/lectures/:id/slides', guard: 'instructors-only', frame: 'focus', page: SlidesPage },
  { path: '/admin/lectures', guard: 'admins-only', frame: 'portal', page: AllPage },
  { path: '/admin/course/:id/add-lecture', guard: 'admins-only', frame: 'portal', page: AddPage },
  { path: '/admin/lecture/:id/edit', guard: 'admins-only', frame: 'portal', page: ChangePage },
  { path: '/admin/lecture/:id/slides', guard: 'admins-only', frame: 'focus', page: SlidesPage },
]
