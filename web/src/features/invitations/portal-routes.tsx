import { lazyPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const AdminInvitationsPage = lazyPage(
  'invitations',
  () => import('./pages/admin-invitations-page.tsx'),
  'AdminInvitationsPage',
)

export const invitationPortalRoutes: readonly PageRoute[] = [
  {
    path: '/admin/invitations',
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    place: 'users',
    page: AdminInvitationsPage,
  },
]
