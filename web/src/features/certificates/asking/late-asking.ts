import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LateBulkCertify = lazy(async () => {
  const [part] = await Promise.all([import('./bulk-certify.tsx'), loadMessages('certificates')])
  return { default: part.BulkCertify }
})

export const LateRequestCertification = lazy(async () => {
  const [part] = await Promise.all([import('./request-certification.tsx'), loadMessages('certificates')])
  return { default: part.RequestCertification }
})
