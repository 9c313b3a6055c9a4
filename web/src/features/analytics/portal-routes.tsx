import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const AdminAnalyticsPage = lazyPage(
  'analytics',
  () => import('./pages/admin-analytics-page.tsx'),
  'AdminAnalyticsPage',
)

export const analyticsPortalRoutes: readonly PageRoute[] = [
  {
    path: '/admin/analytics',
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'analytics',
    page: AdminAnalyticsPage,
  },
]
