import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import { newId } from '../../../db/ids.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { notify } from '../../notifications/index.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'
import { type ExtraTime, extraTimeNote, kindOf, namesOf, resultOf, sayGraded } from './tell-student.ts'
import { findNamed, selectNotFinished, selectOutcomes, selectStudentsOf } from './telling-store.ts'

/** Told in one transaction: whoever else is told at the moment does not wait for a whole class. */
const TOLD_AT_A_TIME = 500

interface KeyMended {
  assessmentId: string
  changeId: string
  submissionIds: string[]
}
const extraTimeJob = defineJob<ExtraTime>('tell-extra-time')
const keyMendedJob = defineJob<KeyMended>('tell-key-mended')
const finishedJob = defineJob<{ submissionIds: string[] }>('tell-finished')

/** Those who have not finished when their turn comes. */
export const tellClassOfExtraTime = (ctx: Context, given: ExtraTime) => ctx.jobs.add(extraTimeJob, given)

/** Those whose marks a mended key changed. */
export async function tellKeyMended(
  ctx: Context,
  assessmentId: string,
  submissionIds: readonly string[],
): Promise<void> {
  const changeId = newId()
  const parts = Array.from({ length: Math.ceil(submissionIds.length / TOLD_AT_A_TIME) }, (_, i) =>
    submissionIds.slice(i * TOLD_AT_A_TIME, (i + 1) * TOLD_AT_A_TIME),
  )
  await ctx.jobs.addAll(
    keyMendedJob,
    parts.map((part) => ({ payload: { assessmentId, changeId, submissionIds: part } })),
  )
}

/** Those whose time ran out, and whose answers need nobody to mark them: they did not see their result when they handed in. */
export async function tellFinished(
  ctx: Context,
  submissions: readonly Pick<SubmissionRow, 'id' | 'status'>[],
): Promise<void> {
  const submissionIds = submissions.filter(({ status }) => status === 'graded').map(({ id }) => id)
  if (submissionIds.length > 0) await ctx.jobs.add(finishedJob, { submissionIds })
}

export function tellClassJobs(services: Services): JobHandler[] {
  const ctx = systemContext(services)
  return [
    onJob(extraTimeJob, (given) => sayExtraTime(ctx, given)),
    onJob(keyMendedJob, (mended) => ctx.write((inner) => sayKeyMended(inner, mended))),
    onJob(finishedJob, ({ submissionIds }) => ctx.write((inner) => sayFinished(inner, submissionIds))),
  ]
}

/** A page that is told again has heard of it. */
async function sayExtraTime(ctx: Context, given: ExtraTime): Promise<void> {
  const named = await findNamed(ctx.db, given.assessmentId)
  if (!named) return
  let after = ''
  for (;;) {
    const people = await selectNotFinished(ctx.db, named, after, TOLD_AT_A_TIME)
    if (people.length > 0)
      await ctx.write((inner) => notify(inner, people, { ...extraTimeNote(named, given), isToMany: true }))
    const last = people.at(-1)
    if (!last || people.length < TOLD_AT_A_TIME) return
    after = last.id
  }
}

async function sayKeyMended(ctx: Context, { assessmentId, changeId, submissionIds }: KeyMended) {
  const named = await findNamed(ctx.db, assessmentId)
  if (!named) return
  await notify(ctx, await selectStudentsOf(ctx.db, submissionIds), {
    ...N.keyMended(namesOf(named)),
    kind: kindOf(named),
    about: `key-mended:${changeId}`,
    link: resultOf(named),
    isToMany: true,
  })
}

/** Once for all of a quiz or an exam who have the same marks. Nobody sits one twice, so that it is told once by its id. */
async function sayFinished(ctx: Context, submissionIds: readonly string[]): Promise<void> {
  for (const outcome of await selectOutcomes(ctx.db, submissionIds)) {
    const { event, text } = sayGraded(outcome, outcome)
    await notify(
      ctx,
      outcome.students.map((id) => ({ id })),
      { ...text, kind: kindOf(outcome), about: `${event}:${outcome.id}:in-time`, link: resultOf(outcome) },
    )
  }
}
