import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { ADMIN_ANNOUNCEMENTS_ADDRESS, INSTRUCTOR_ANNOUNCEMENTS_ADDRESS } from './staff-addresses.ts'

const SentAnnouncementsPage = lazyPage(
  'announcements',
  () => import('./pages/sent-announcements-page.tsx'),
  'SentAnnouncementsPage',
)
const NewAnnouncementPage = lazyPage(
  'announcements',
  () => import('./pages/new-announcement-page.tsx'),
  'NewAnnouncementPage',
)
const SentAnnouncementPage = lazyPage(
  'announcements',
  () => import('./pages/sent-announcement-page.tsx'),
  'SentAnnouncementPage',
)

const portal = { frame: 'portal', kind: 'portal', offline: 'none', place: 'announcements' } as const
const portals = [
  [INSTRUCTOR_ANNOUNCEMENTS_ADDRESS, 'instructors-only'],
  [ADMIN_ANNOUNCEMENTS_ADDRESS, 'admins-only'],
] as const

/** The same three pages in each portal: instructors write to their courses, admins to everybody. */
export const announcementPortalRoutes: readonly PageRoute[] = portals.flatMap(([address, guard]) => [
  { ...portal, guard, path: address, page: SentAnnouncementsPage },
  { ...portal, guard, path: `${address}/new`, page: NewAnnouncementPage },
  { ...portal, guard, path: `${address}/:id`, page: SentAnnouncementPage },
])
