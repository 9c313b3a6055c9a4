import type { SubmissionSort } from '@academy/contract/attempts'
import { LIST_DEFAULT_ROWS, readSort, type SortText } from '@academy/contract/http'
import type { Db } from '../../../http/context.ts'
import { rowsInPages } from '../../../http/csv-reply.ts'
import { type Part, partOf, type RowRange, rowsOfPage } from '../../../http/paging.ts'
import { countInScope } from './submissions-counts-store.ts'
import {
  type ResolvedScope,
  resolveScope,
  type SubmissionScope,
  type SubmissionStatus,
} from './submissions-filter-store.ts'
import {
  type SubmissionInPage,
  type SubmissionOrder,
  selectSubmissions,
  usualOrder,
} from './submissions-rows-store.ts'

export interface PageOfSubmissions {
  rows: SubmissionInPage[]
  /** Submissions of the wanted status. */
  total: number
  /** Whatever the wanted status. */
  pending: number
  /** More match than a search counts and lists. */
  hasMore: boolean
  page: number
  pages: number
}
interface Wanted extends SubmissionScope {
  status?: SubmissionStatus | undefined
  sort?: SortText<SubmissionSort> | undefined
}

/** Usually those that wait, the oldest first; then the graded, the newest first. By student and by score only within one quiz or exam.
 * A search, and some days, find the first thousand of each. */
export async function pageOfSubmissions(
  db: Db,
  { status, sort, ...wanted }: Wanted,
  part: Part = {},
): Promise<PageOfSubmissions> {
  const scope = await resolveScope(db, wanted)
  const counts = await countInScope(db, scope)
  const shown = {
    submitted: status === 'graded' ? 0 : counts.pending,
    graded: status === 'submitted' ? 0 : counts.graded,
  }
  const total = shown.submitted + shown.graded
  const { page, pages, limit, offset } = partOf(total, part, LIST_DEFAULT_ROWS)
  const order = orderOf(sort, scope)
  const range = { offset, limit: Math.min(limit, total - offset) }
  const isExact = !counts.hasMore
  const rows =
    'first' in order
      ? await selectByStatus(db, scope, order.first, { shown, isExact }, range)
      : await rowsOfPage(range, { total, hasMore: !isExact }, (part, isReversed) => {
          const way = { ...order, isDescending: order.isDescending !== isReversed }
          return selectSubmissions(db, scope, { statuses: status ? [status] : BOTH, order: way }, part)
        })
  return { rows, total, pending: counts.pending, hasMore: counts.hasMore, page, pages }
}

const BOTH: readonly SubmissionStatus[] = ['submitted', 'graded']

function orderOf(
  sort: Wanted['sort'],
  { assessmentId }: ResolvedScope,
): SubmissionOrder | { first: SubmissionStatus } {
  const { by, isDescending } = sort ? readSort(sort) : { by: 'status' as const, isDescending: false }
  if (by === 'status') return { first: isDescending ? 'graded' : 'submitted' }
  if (by !== 'submitted' && assessmentId === undefined) return { first: 'submitted' }
  return { by, isDescending }
}

/** One status after the other, each in its usual order. */
async function selectByStatus(
  db: Db,
  scope: ResolvedScope,
  first: SubmissionStatus,
  { shown, isExact }: { shown: Record<SubmissionStatus, number>; isExact: boolean },
  { offset, limit }: RowRange,
): Promise<SubmissionInPage[]> {
  const second = first === 'submitted' ? 'graded' : 'submitted'
  const ofFirst = Math.max(0, Math.min(limit, shown[first] - offset))
  const parts = [
    { status: first, offset, limit: ofFirst },
    { status: second, offset: Math.max(0, offset - shown[first]), limit: limit - ofFirst },
  ] as const
  const rows: SubmissionInPage[] = []
  for (const { status, ...range } of parts) {
    if (range.limit === 0) continue
    const { by, isDescending } = usualOrder(status)
    const part = await rowsOfPage(range, { total: shown[status], hasMore: !isExact }, (at, isReversed) =>
      selectSubmissions(
        db,
        scope,
        { statuses: [status], order: { by, isDescending: isDescending !== isReversed } },
        at,
      ),
    )
    rows.push(...part)
  }
  return rows
}

/** The same, however many, for a file: course by course, those that wait first. */
export async function* submissionPages(db: Db, { status, ...wanted }: Omit<Wanted, 'sort'>) {
  const scope = await resolveScope(db, wanted)
  const { assessmentId, courseIds, ids } = scope
  const scopes =
    assessmentId === undefined && courseIds && !ids
      ? courseIds.map((id) => ({ ...scope, courseIds: [id] }))
      : [scope]
  for (const one of scopes)
    for (const of of status ? [status] : BOTH)
      yield* rowsInPages<SubmissionInPage>((after, limit) =>
        selectSubmissions(db, one, { statuses: [of], order: usualOrder(of), after }, { offset: 0, limit }),
      )
}
