import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** On the page of a person. */
export const LazyCertificatesOf = lazy(async () => {
  const [part] = await Promise.all([import('./certificates-of.tsx'), loadMessages('certificates')])
  return { default: part.CertificatesOf }
})
