import { createElement, lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** For the sidebar, which asks for nothing itself: comes after the page. */
export const CertificationsCount = lazy(async () => {
  const [{ CertificationsCount: Count }, { Queries }] = await Promise.all([
    import('./certifications-count.tsx'),
    import('../../../lib/queries.tsx'),
    loadMessages('certificates'),
  ])
  return { default: () => createElement(Queries, null, createElement(Count)) }
})
