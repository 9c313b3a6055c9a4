import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { CHECK_IN_ADDRESS } from './check-in-address.ts'

const CheckInPage = lazyPage('attendance', () => import('./pages/check-in-page.tsx'), 'CheckInPage')

/** Where a student's camera leads, and where six digits are typed. */
export const attendanceRoutes: readonly PageRoute[] = [
  {
    path: `${CHECK_IN_ADDRESS}/:code?`,
    guard: 'students-only',
    frame: 'public',
    kind: 'learner',
    page: CheckInPage,
  },
]
