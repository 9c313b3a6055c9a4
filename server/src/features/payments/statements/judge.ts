import type { Db } from '../../../http/context.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { keepMatches, lockJudging, selectUnjudged } from './kept-store.ts'
import { matchesFor } from './match.ts'

const judgeJob = defineJob<null>('judge-payments')
const EVERY_MS = 60_000
const ROWS_AT_A_TIME = 500
/** Behind the judge all wait who pay or decide: not for long. */
const WAIT_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

export const judgingJob = (services: Services): JobHandler =>
  onJob(judgeJob, async () => {
    const ctx = systemContext(services)
    // Asked for first: should this run end badly, the next one comes all the same.
    await judgeLater(ctx, new Date(ctx.now().getTime() + EVERY_MS))
    await judgeAll(ctx.db)
  })

/** One job under one key for all nodes; each run asks for the next.
 * @param runAt absent: as soon as the transaction is there */
export const judgeLater = (ctx: Pick<Context, 'jobs'>, runAt?: Date): Promise<void> =>
  ctx.jobs.add(judgeJob, null, { key: judgeJob.name, ...(runAt && { runAt }) })

export const scheduleJudging = (services: Services): Promise<void> => judgeLater(systemContext(services))

/** Keeps the match of everybody whose match may have changed, part by part. Where somebody writes all the while, the rest is left to the
 * next run: who is not judged yet is judged by whoever reads. */
export async function judgeAll(db: Db): Promise<void> {
  try {
    while (await judgeSome(db));
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
  }
}

/** @returns whether there may be more */
const judgeSome = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockJudging(transaction, WAIT_MS)
    const { ids, rows } = await selectUnjudged(transaction, ROWS_AT_A_TIME)
    if (ids.length === 0) return false
    await keepMatches(transaction, ids, rows, await matchesFor(transaction, rows))
    return ids.length === ROWS_AT_A_TIME
  })
