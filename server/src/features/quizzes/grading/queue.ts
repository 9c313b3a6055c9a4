import { LIST_MAX_ROWS } from '@academy/contract/http'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import { pageOfSubmissions } from '../../attempts/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { quizForOwner } from '../access.ts'
import { ownScope } from './access.ts'

/** In the order in which one grades: the next is the first that still waits. */
export async function readQueue(ctx: Context, { quiz, course }: { quiz?: string; course?: string }) {
  if (quiz) await quizForOwner(ctx, quiz)
  if (course) await courseForOwner(ctx, course)
  const scope = { ...ownScope(ctx), assessmentId: quiz, courseId: course }
  const { rows, total, pending } = await pageOfSubmissions(ctx.db, scope, { limit: LIST_MAX_ROWS })
  const queue = rows.map(({ id, student_name, status }) => ({
    _id: id,
    student: student_name ?? USER_MESSAGES.deletedUser,
    status,
  }))
  return { queue, graded: total - pending, total }
}
