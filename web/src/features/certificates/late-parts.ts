import { type ComponentType, createElement, lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** With the sentences of this room, which the page of another has not loaded. */
const late = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadMessages('certificates')])
    return { default: part }
  })

/** On pages of other rooms; each comes by need, so that nobody waits for it. */
export const LateCourseCertificate = late(
  async () => (await import('./progress/course-certificate.tsx')).CourseCertificate,
)
export const LateEarnedRow = late(async () => (await import('./progress/earned-row.tsx')).EarnedRow)
export const LateBulkCertify = late(async () => (await import('./asking/bulk-certify.tsx')).BulkCertify)
export const LateRequestCertification = late(
  async () => (await import('./asking/request-certification.tsx')).RequestCertification,
)

/** For the sidebar, which asks for nothing itself. */
export const CertificationsCount = late(async () => {
  const [{ CertificationsCount: Count }, { Queries }] = await Promise.all([
    import('./requests/certifications-count.tsx'),
    import('../../lib/queries.tsx'),
  ])
  return () => createElement(Queries, null, createElement(Count))
})
