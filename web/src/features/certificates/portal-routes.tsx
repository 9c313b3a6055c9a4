import { lazyPage, type PageRoute } from '../../lib/page-route.ts'
import { CERTIFICATIONS_ADDRESS } from './places.ts'

const AdminCertificationsPage = lazyPage(
  'certificates',
  () => import('./pages/admin-certifications-page.tsx'),
  'AdminCertificationsPage',
)

export const certificatePortalRoutes: readonly PageRoute[] = [
  { path: CERTIFICATIONS_ADDRESS, guard: 'admins-only', frame: 'portal', page: AdminCertificationsPage },
]
