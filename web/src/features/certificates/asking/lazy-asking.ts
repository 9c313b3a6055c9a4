import { lazyPart } from '../../../lib/pages/lazy-part.ts'

export const LazyBulkCertify = lazyPart(() => import('./bulk-certify.tsx'), 'BulkCertify', {
  rooms: 'certificates',
})

export const LazyRequestCertification = lazyPart(
  () => import('./request-certification.tsx'),
  'RequestCertification',
  { rooms: 'certificates' },
)
