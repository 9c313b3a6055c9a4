import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { INVITATIONS_ADDRESS } from '../users/index.ts'

const AdminInvitationsPage = lazyPage(
  'invitations',
  () => import('./pages/admin-invitations-page.tsx'),
  'AdminInvitationsPage',
)

export const invitationPortalRoutes: readonly PageRoute[] = [
  {
    path: INVITATIONS_ADDRESS,
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'users',
    page: AdminInvitationsPage,
  },
]
