import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const DashboardPage = lazyPage(
  ['overview', 'courses'],
  () => import('./pages/dashboard-page.tsx'),
  'DashboardPage',
)

export const overviewRoutes: readonly PageRoute[] = [
  {
    path: '/:userId/dashboard',
    guard: 'own-pages',
    frame: 'public',
    kind: 'learner',
    place: 'dashboard',
    offline: 'read',
    reads: () => [['GET /api/mycourse'], ['GET /api/user/me/payments']],
    page: DashboardPage,
  },
]
