import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** On the pages of a course; nobody waits for it. */
export const LateCourseCertificate = lazy(async () => {
  const [part] = await Promise.all([import('./course-certificate.tsx'), loadMessages('certificates')])
  return { default: part.CourseCertificate }
})
