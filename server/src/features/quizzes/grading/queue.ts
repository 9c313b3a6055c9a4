import type { Context } from '../../../http/context.ts'
import type { Part } from '../../../http/paging.ts'
import { readQueue } from '../../attempts/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { quizForOwner } from '../access.ts'
import { ownScope } from './access.ts'

interface QueueQuery extends Part {
  quiz?: string
  course?: string
}

/** Of one quiz, of one course, or of all that the caller teaches. */
export async function readQuizQueue(ctx: Context, { quiz, course, ...part }: QueueQuery) {
  if (quiz) await quizForOwner(ctx, quiz)
  if (course) await courseForOwner(ctx, course)
  return readQueue(ctx, { ...ownScope(ctx), assessmentId: quiz, courseId: course }, part)
}
