// What staff changed: the list of all of it, and of one subject on that subject's own page.
export { LateAuditOf } from './late-audit-of.ts'
