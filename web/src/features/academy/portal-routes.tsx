import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const AdminSettingsPage = lazyPage(
  ['academy', 'audit'],
  () => import('./pages/admin-settings-page.tsx'),
  'AdminSettingsPage',
)

export const academyPortalRoutes: readonly PageRoute[] = [
  {
    path: '/admin/settings',
    guard: 'superadmins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'settings',
    page: AdminSettingsPage,
  },
]
