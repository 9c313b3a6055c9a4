import { LIST_MAX_ROWS } from '@academy/contract/http'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import type { Part } from '../../../http/paging.ts'
import { pageOfSubmissions } from '../../attempts/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { quizForOwner } from '../access.ts'
import { ownScope } from './access.ts'

interface QueueQuery extends Part {
  quiz?: string
  course?: string
}

/** In the order in which one grades: the next is the first that still waits. */
export async function readQueue(ctx: Context, { quiz, course, page, limit }: QueueQuery) {
  if (quiz) await quizForOwner(ctx, quiz)
  if (course) await courseForOwner(ctx, course)
  const scope = { ...ownScope(ctx), assessmentId: quiz, courseId: course }
  const { rows, pending, ...counts } = await pageOfSubmissions(ctx.db, scope, {
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
