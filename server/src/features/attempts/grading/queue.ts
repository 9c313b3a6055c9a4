import { LIST_MAX_ROWS } from '@academy/contract/http'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import type { Part } from '../../../http/paging.ts'
import type { SubmissionScope } from '../submissions/submissions-filter-store.ts'
import { pageOfSubmissions } from '../submissions/submissions-page.ts'

/** In the order in which one marks: the next is the first that still waits. */
export async function readQueue({ db }: Context, scope: SubmissionScope, { page, limit }: Part) {
  const { rows, pending, ...counts } = await pageOfSubmissions(db, scope, {
    page,
    limit: limit ?? LIST_MAX_ROWS,
  })
  const queue = rows.map(({ id, student_name, status }) => ({
    _id: id,
    student: student_name ?? USER_MESSAGES.deletedUser,
    status,
  }))
  return { queue, graded: counts.total - pending, ...counts }
}
