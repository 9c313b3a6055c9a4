import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { gather } from '../notifications/index.ts'
import type { SubmissionRow } from './submissions-store.ts'
import { countWaiting, findNamed, selectWaitingIn } from './telling-store.ts'

interface Waiting {
  assessmentId: string
  /** The submission that came to wait; null when one waits no more. */
  arrived: string | null
}

const tellWaitingJob = defineJob<Waiting>('tell-submissions-waiting')

/** In the transaction that ends an attempt: nobody who hands in waits for the counting. */
export async function tellWaiting(
  ctx: Context,
  submissions: readonly Pick<SubmissionRow, 'id' | 'assessment_id' | 'unmarked_count'>[],
): Promise<void> {
  const arrived = new Map(
    submissions.flatMap((row) => (row.unmarked_count > 0 ? [[row.assessment_id, row.id]] : [])),
  )
  for (const [assessmentId, id] of arrived) await ctx.jobs.add(tellWaitingJob, { assessmentId, arrived: id })
}

/** After marks or a deletion; however many are marked together, it is counted once. */
export async function tellSettled(ctx: Context, assessmentId: string): Promise<void> {
  const key = `${tellWaitingJob.name}:${assessmentId}`
  await ctx.jobs.add(tellWaitingJob, { assessmentId, arrived: null }, { key })
}

export function submissionJobs(services: Services): JobHandler[] {
  return [
    onJob(tellWaitingJob, ({ assessmentId, arrived }) =>
      systemContext(services).write((ctx) => gatherSubmissions(ctx, assessmentId, arrived)),
    ),
  ]
}

export const aboutSubmissions = (assessmentId: string) => `submissions-wait:${assessmentId}`

const gatherSubmissions = (ctx: Context, assessmentId: string, arrived: string | null) =>
  gather(ctx, aboutSubmissions(assessmentId), arrived, () => read(ctx, assessmentId))

/** Of each quiz and exam of a course in which something waits, one transaction each. */
export async function gatherWaitingIn(ctx: Context, courseId: string, event: string | null): Promise<void> {
  for (const id of await selectWaitingIn(ctx.db, courseId))
    await ctx.write((inner) => gatherSubmissions(inner, id, event))
}

/** Whoever teaches the course now. */
async function read(ctx: Context, assessmentId: string) {
  const named = await findNamed(ctx.db, assessmentId)
  const count = await countWaiting(ctx.db, assessmentId)
  if (!named?.instructor_id || count === 0) return null
  const isQuiz = named.kind === 'quiz'
  return {
    people: [{ id: named.instructor_id }],
    count,
    note: {
      ...N.submissionsWait({ title: named.title, course: named.course, count }),
      kind: 'submission-waits' as const,
      link: isQuiz ? `/submissions/${named.id}` : `/instructor/final-exam/exam/${named.id}`,
    },
  }
}
