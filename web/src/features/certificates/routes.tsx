import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'
import { MY_CERTIFICATES_ADDRESS } from './addresses.ts'

const MyCertificatesPage = lazyPage(
  'certificates',
  () => import('./pages/my-certificates-page.tsx'),
  'MyCertificatesPage',
)

export const certificateRoutes: readonly PageRoute[] = [
  {
    path: MY_CERTIFICATES_ADDRESS,
    guard: 'students-only',
    frame: 'public',
    kind: 'learner',
    place: 'account',
    offline: 'read',
    page: MyCertificatesPage,
  },
]
