import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** On the page of a person, a course or the settings; nobody waits for it. */
export const LazyAuditOf = lazy(async () => {
  const [part] = await Promise.all([import('./components/audit-of.tsx'), loadMessages('audit')])
  return { default: part.AuditOf }
})
