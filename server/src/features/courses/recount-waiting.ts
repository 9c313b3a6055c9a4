import type { Context } from '../../http/context.ts'
import { defineJob } from '../../services/jobs/index.ts'

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
export async function recountWithout(
  ctx: Context,
  courseId: string,
  going: { by: 'course_id' | 'lecture_id'; id: string },
): Promise<void> {
  const rows = await ctx.db.selectFrom('assessments').select('id').where(going.by, '=', going.id).execute()
  await ctx.jobs.add(recountWaitingJob, { courseId, gone: rows.map(({ id }) => id), event: null })
}
