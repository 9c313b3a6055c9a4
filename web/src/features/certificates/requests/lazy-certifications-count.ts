import { lazyPart } from '../../../lib/lazy-part.ts'

/** For the sidebar: comes after the page. */
export const CertificationsCount = lazyPart(
  () => import('./certifications-count.tsx'),
  'CertificationsCount',
  { rooms: 'certificates' },
)
