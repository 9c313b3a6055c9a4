import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const AdminUsersPage = lazyPage('users', () => import('./pages/admin-users-page.tsx'), 'AdminUsersPage')
const AdminPersonPage = lazyPage('users', () => import('./pages/admin-person-page.tsx'), 'AdminPersonPage')

const people = {
  guard: 'admins-only',
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'users',
} as const

export const userPortalRoutes: readonly PageRoute[] = [
  {
    ...people,
    path: '/admin/users',
    reads: () => [['GET /api/users', {}, { sort: '-lastLogin', page: '1', limit: '50' }]],
    page: AdminUsersPage,
  },
  { ...people, path: '/admin/users/:id', page: AdminPersonPage },
]
