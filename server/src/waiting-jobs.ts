import { aboutSubmissions, gatherWaitingIn } from './features/attempts/index.ts'
import { findCourse, recountWaitingJob } from './features/courses/index.ts'
import { aboutUpdates } from './features/enrolments/index.ts'
import { forgetGathered, forgetGatheredBehind } from './features/notifications/index.ts'
import { gatherQuestions } from './features/questions/index.ts'
import { type Services, systemContext } from './http/context.ts'
import { type JobHandler, onJob } from './services/jobs/index.ts'

/** What waits in a course, each part by the room that gathers it: after the course went to somebody else, or something of it, or
 * all of it, was deleted. */
export function waitingJobs(services: Services): JobHandler[] {
  const ctx = systemContext(services)
  return [
    onJob(recountWaitingJob, async ({ courseId, gone, event }) => {
      await ctx.write((inner) => forgetGathered(inner, gone.map(aboutSubmissions)))
      await ctx.write((inner) => gatherQuestions(inner, courseId, event))
      await gatherWaitingIn(ctx, courseId, event)
      if (!(await findCourse(ctx.db, courseId))) await forgetGatheredBehind(ctx, aboutUpdates(courseId))
    }),
  ]
}
