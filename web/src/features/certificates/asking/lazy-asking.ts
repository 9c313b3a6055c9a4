import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LazyBulkCertify = lazy(async () => {
  const [part] = await Promise.all([import('./bulk-certify.tsx'), loadMessages('certificates')])
  return { default: part.BulkCertify }
})

export const LazyRequestCertification = lazy(async () => {
  const [part] = await Promise.all([import('./request-certification.tsx'), loadMessages('certificates')])
  return { default: part.RequestCertification }
})
