import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** For the sidebar: comes after the page. */
export const CertificationsCount = lazyPart(
  () => import('./certifications-count.tsx'),
  'CertificationsCount',
  { rooms: 'certificates' },
)
