import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const MessagesPage = lazyPage('messages', () => import('./pages/messages-page.tsx'), 'MessagesPage')

/** The list, and beside it or in its place the conversation that the address names. */
export const messageRoutes: readonly PageRoute[] = [
  {
    path: '/messages/:otherUserId?/:courseId?',
    guard: 'logged-in',
    frame: 'by-role',
    kind: 'learner',
    // In the portals: what staff read is not kept. A student's copies are the calls' own.
    offline: 'none',
    place: 'messages',
    page: MessagesPage,
  },
]
