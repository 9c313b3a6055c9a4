import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** On the page of a person, a course or the settings; nobody waits for it. */
export const LazyAuditOf = lazyPart(() => import('./components/audit-of.tsx'), 'AuditOf', { rooms: 'audit' })
