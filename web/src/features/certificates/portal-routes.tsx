import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { CERTIFICATIONS_ADDRESS } from './addresses.ts'

const AdminCertificationsPage = lazyPage(
  'certificates',
  () => import('./pages/admin-certifications-page.tsx'),
  'AdminCertificationsPage',
)

export const certificatePortalRoutes: readonly PageRoute[] = [
  {
    path: CERTIFICATIONS_ADDRESS,
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'certifications',
    page: AdminCertificationsPage,
  },
]
