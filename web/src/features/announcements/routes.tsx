import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { ANNOUNCEMENTS_ADDRESS } from './announcements-address.ts'

const AnnouncementsPage = lazyPage(
  'announcements',
  () => import('./pages/announcements-page.tsx'),
  'AnnouncementsPage',
)

/** The list, or the one that the address names. */
export const announcementRoutes: readonly PageRoute[] = [
  {
    path: `${ANNOUNCEMENTS_ADDRESS}/:id?`,
    guard: 'logged-in',
    frame: 'by-role',
    kind: 'learner',
    // In the portals: what staff read is not kept. A student's copies are the calls' own.
    offline: 'none',
    place: 'announcements',
    page: AnnouncementsPage,
  },
]
