import { lazyPart } from '../../../lib/lazy-part.ts'

export const LazyBulkCertify = lazyPart(() => import('./bulk-certify.tsx'), 'BulkCertify', {
  rooms: 'certificates',
})

export const LazyRequestCertification = lazyPart(
  () => import('./request-certification.tsx'),
  'RequestCertification',
  { rooms: 'certificates' },
)
