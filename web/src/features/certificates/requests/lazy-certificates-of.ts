import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** On the page of a person. */
export const LazyCertificatesOf = lazyPart(() => import('./certificates-of.tsx'), 'CertificatesOf', {
  rooms: 'certificates',
})
