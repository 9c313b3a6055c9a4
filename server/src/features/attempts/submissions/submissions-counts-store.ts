import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import { isNarrowed, type ResolvedScope, type SubmissionStatus } from './submissions-filter-store.ts'
import { candidates, usualOrder } from './submissions-rows-store.ts'

export interface SubmissionCounts {
  pending: number
  graded: number
}

export async function countInScope(
  db: Db,
  scope: ResolvedScope,
): Promise<SubmissionCounts & { hasMore: boolean }> {
  const { rows } = await (isNarrowed(scope) ? countMatches(scope) : keptCounts(scope)).execute(db)
  const { pending, graded } = rows[0] ?? { pending: 0, graded: 0 }
  if (!isNarrowed(scope)) return { pending, graded, hasMore: false }
  return {
    pending: Math.min(pending, LIST_MAX_ROWS),
    graded: Math.min(graded, LIST_MAX_ROWS),
    hasMore: pending > LIST_MAX_ROWS || graded > LIST_MAX_ROWS,
  }
}

export function keptCounts({ kind, courseIds, assessmentId }: ResolvedScope) {
  const sums = sql`coalesce(sum(pending), 0)::bigint as pending, coalesce(sum(total - pending), 0)::bigint as graded`
  if (!courseIds && assessmentId === undefined)
    return sql<SubmissionCounts>`select ${sums} from submission_counts where kind = ${kind}`
  const ownCondition = courseIds ? sql`and course_id = any(${courseIds}::text[])` : sql``
  const assessmentCondition = assessmentId === undefined ? sql`` : sql`and id = ${assessmentId}`
  // Looked up in one walk over the index: joined, each were looked up by itself, or the counts of everybody were read.
  return sql<SubmissionCounts>`
    select ${sums} from assessment_submission_counts where assessment_id = any(array(
      select id from assessments where kind = ${kind} ${ownCondition} ${assessmentCondition}))`
}

export function countMatches(scope: ResolvedScope) {
  const most = LIST_MAX_ROWS + 1
  const count = (status: SubmissionStatus) => sql`(select count(*) from (
    select from ${candidates(scope, { status, order: usualOrder(status) }, most)} found limit ${most}) found)`
  return sql<SubmissionCounts>`select ${count('submitted')} as pending, ${count('graded')} as graded`
}
