// What staff changed: the list of all of it, and of one subject on that subject's own page.
export { LazyAuditOf } from './lazy-audit-of.ts'
