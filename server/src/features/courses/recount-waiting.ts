import type { Context } from '../../http/context.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { assessmentsGoingWith, type Going } from './running-sittings-store.ts'

interface Recount {
  courseId: string
  /** Quizzes and exams that are no more. */
  gone: string[]
  /** What came to somebody who teaches the course from now on; null when nothing did. */
  event: string | null
}

/** What waits in a course is somebody else's, or nobody's any more. Whatever room gathers it looks anew (`waiting-jobs.ts`). */
export const recountWaitingJob = defineJob<Recount>('recount-waiting')

/** Before they go with what they hang on. */
export async function recountWithout(ctx: Context, courseId: string, going: Going): Promise<void> {
  const gone = await assessmentsGoingWith(ctx.db, going)
  await ctx.jobs.add(recountWaitingJob, { courseId, gone, event: null })
}
