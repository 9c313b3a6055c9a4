import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const AdminAuditPage = lazyPage('audit', () => import('./pages/admin-audit-page.tsx'), 'AdminAuditPage')

export const auditPortalRoutes: readonly PageRoute[] = [
  {
    path: '/admin/audit',
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'audit',
    page: AdminAuditPage,
  },
]
