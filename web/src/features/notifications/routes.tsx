import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { NOTIFICATIONS_ADDRESS } from './addresses.ts'

const NotificationsPage = lazyPage(
  'notifications',
  () => import('./pages/notifications-page.tsx'),
  'NotificationsPage',
)

export const notificationRoutes: readonly PageRoute[] = [
  {
    path: NOTIFICATIONS_ADDRESS,
    guard: 'logged-in',
    frame: 'by-role',
    kind: 'learner',
    place: 'notifications',
    page: NotificationsPage,
  },
]
