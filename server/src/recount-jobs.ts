import { RECOUNT_SECONDS, recountAll } from './db/recount.ts'
import { type Services, systemContext } from './http/context.ts'
import { defineJob, type JobHandler, onJob } from './services/jobs/index.ts'

const recountJob = defineJob<null>('recount-kept-counts', { timeLimitSeconds: 6 * RECOUNT_SECONDS })
const DAY_MS = 86_400_000
/** Half past two in Kigali. */
const AT_MS = 30 * 60_000
/** A restored table may differ in every row; the first of them say what it is. */
const LOGGED_MAX = 20

/** What triggers keep is counted again each night: a difference is a mistake of ours, which the log tells and nobody else sees. */
export function recountJobs(services: Services): JobHandler[] {
  return [
    onJob(recountJob, async () => {
      // Asked for first: should this run end badly, the next one comes all the same.
      await scheduleRecount(services)
      const found = await recountAll(services.db)
      for (const { table, of } of found.slice(0, LOGGED_MAX))
        services.log.error({ table, shortBy: of }, 'a kept count was wrong and was put right')
      if (found.length > LOGGED_MAX)
        services.log.error({ count: found.length }, 'so many kept counts were wrong')
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleRecount(services: Services): Promise<void> {
  const today = Math.floor((services.clock.now().getTime() - AT_MS) / DAY_MS)
  const runAt = new Date((today + 1) * DAY_MS + AT_MS)
  await systemContext(services).jobs.add(recountJob, null, { key: recountJob.name, runAt })
}
