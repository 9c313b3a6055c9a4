import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { SYSTEM_ADDRESS } from './api.ts'

const AdminSystemPage = lazyPage('system', () => import('./pages/admin-system-page.tsx'), 'AdminSystemPage')

export const systemPortalRoutes: readonly PageRoute[] = [
  {
    path: SYSTEM_ADDRESS,
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'dashboard',
    page: AdminSystemPage,
  },
]
