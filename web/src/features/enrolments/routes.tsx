import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

const DashboardPage = lazyPage(
  ['enrolments', 'courses'],
  () => import('./pages/dashboard-page.tsx'),
  'DashboardPage',
)

export const enrolmentRoutes: readonly PageRoute[] = [
  { path: '/:userId/dashboard', guard: 'own-pages', page: DashboardPage },
]
