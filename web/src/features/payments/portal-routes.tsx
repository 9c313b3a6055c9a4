import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { PAYMENT_REQUESTS_ADDRESS } from './review/review-view.ts'

const AdminPaymentsPage = lazyPage(
  'payments',
  () => import('./pages/admin-payments-page.tsx'),
  'AdminPaymentsPage',
)

export const paymentPortalRoutes: readonly PageRoute[] = [
  {
    path: PAYMENT_REQUESTS_ADDRESS,
    guard: 'admins-only',
    frame: 'portal',
    kind: 'portal',
    offline: 'none',
    place: 'payments',
    page: AdminPaymentsPage,
  },
]
