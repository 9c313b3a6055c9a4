import { lazyAskingPart } from '../../../lib/lazy-part.ts'

/** For the sidebar: comes after the page. */
export const CertificationsCount = lazyAskingPart(
  () => import('./certifications-count.tsx'),
  'CertificationsCount',
  { rooms: 'certificates' },
)
