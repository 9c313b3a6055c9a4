import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { MESSAGE_REPORTS_ADDRESS } from './addresses.ts'

const reports = {
  guard: 'admins-only',
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'message-reports',
} as const

/** What people asked the admins to look at. */
export const messagePortalRoutes: readonly PageRoute[] = [
  {
    ...reports,
    path: MESSAGE_REPORTS_ADDRESS,
    page: lazyPage(
      'messages',
      () => import('./pages/admin-message-reports-page.tsx'),
      'AdminMessageReportsPage',
    ),
  },
  {
    ...reports,
    path: `${MESSAGE_REPORTS_ADDRESS}/:reportId`,
    page: lazyPage(
      'messages',
      () => import('./pages/admin-message-report-page.tsx'),
      'AdminMessageReportPage',
    ),
  },
]
