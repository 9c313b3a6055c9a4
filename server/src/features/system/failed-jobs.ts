import { FAILED_JOBS_SHOWN, JOBS_COUNTED, SYSTEM_MESSAGES as M } from '@academy/contract/system'
import type { Context } from '../../http/context.ts'
import {
  countJobs,
  dropFailedJob,
  failedJobs,
  retryFailedJob,
  retryFailedJobs,
} from '../../services/jobs/index.ts'
import { recordAct } from '../audit/index.ts'

export async function listFailedJobs({ db }: Context) {
  const jobs = await failedJobs(db, FAILED_JOBS_SHOWN)
  const counted = await countJobs(db, JOBS_COUNTED)
  const kinds = counted.kinds
    .map(({ name, failed, retrying }) => ({ name, count: failed + retrying }))
    .filter(({ count }) => count > 0)
  return {
    jobs: jobs.map(({ isForGood, failedAt, nextTryAt, ...job }) => ({
      ...job,
      state: isForGood ? ('failed' as const) : ('retrying' as const),
      failedAt: failedAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    })),
    kinds,
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    isMore: counted.isMore,
  }
}

/** One that runs, waits or is done already is left alone: whoever asks twice has it tried once. */
export async function retryJob(ctx: Context, id: string) {
  const job = await retryFailedJob(ctx.db, id)
  if (job)
    await recordAct(ctx, 'retry-job', id, {
      name: job.name,
      before: { state: 'failed', attempts: job.attempts },
      after: { state: 'waiting', attempts: 0 },
    })
  const retried = job ? 1 : 0
  return { message: M.retried(retried), retried }
}

export async function retryJobsNamed(ctx: Context, name: string) {
  const { length: retried } = await retryFailedJobs(ctx.db, name, JOBS_COUNTED)
  if (retried > 0)
    await recordAct(ctx, 'retry-jobs', name, {
      name,
      before: { state: 'failed' },
      after: { state: 'waiting' },
      jobs: retried,
    })
  return { message: M.retried(retried), retried }
}

export async function dropJob(ctx: Context, id: string) {
  const job = await dropFailedJob(ctx.db, id)
  if (!job) return { message: M.nothingDropped, dropped: 0 }
  await recordAct(ctx, 'drop-job', id, {
    name: job.name,
    before: { state: 'failed', attempts: job.attempts },
    after: {},
  })
  return { message: M.dropped, dropped: 1 }
}
