import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import type { Statement } from '../../../db/statement.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { gather } from '../../notifications/index.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'
import { countWaiting, findNamed, selectWaitingIn } from './telling-store.ts'
import { hasUntold, takeUntold, untoldWriting } from './untold-store.ts'

interface Waiting {
  assessmentId: string
  /** The submission that came to wait; null when one waits no more. */
  arrived: string | null
}

const tellWaitingJob = defineJob<Waiting>('tell-submissions-waiting')

/** For the transaction that ends attempts; nothing when none of them waits for marks. Somebody who hands in waits neither for the counting nor for
 * others, and a class that hands in at once is counted once a second. */
export function untoldIn(submissions: readonly EndedSubmission[]): Statement<unknown>[] {
  const waiting = submissions.filter(({ unmarked_count }) => unmarked_count > 0)
  return waiting.length > 0 ? [untoldWriting(waiting)] : []
}
type EndedSubmission = Pick<SubmissionRow, 'id' | 'assessment_id' | 'unmarked_count'>

/** Tells of what came to wait since somebody looked. */
export async function tellUntold(services: Services): Promise<void> {
  const ctx = systemContext(services)
  if (!(await hasUntold(ctx.db))) return
  await ctx.write(async (inner) => {
    const arrivals = await takeUntold(inner.db)
    await inner.jobs.addAll(
      tellWaitingJob,
      arrivals.map((payload) => ({ payload })),
    )
  })
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
  if (!named?.instructor_id || count === 0) return []
  const isQuiz = named.kind === 'quiz'
  const note = {
    ...N.submissionsWait({ title: named.title, course: named.course, count }),
    kind: 'submission-waits' as const,
    link: isQuiz ? `/submissions/${named.id}` : `/instructor/final-exam/exam/${named.id}`,
  }
  return [{ people: [{ id: named.instructor_id }], count, note }]
}
