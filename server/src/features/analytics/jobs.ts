import { dayOf } from '@academy/contract/text/days'
import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { ROLL_UP_SECONDS, rollUp } from './roll-store.ts'

/** The first run of an academy in use counts all its years. */
const rollUpJob = defineJob<null>('roll-up-analytics', { timeLimitSeconds: ROLL_UP_SECONDS })
const EVERY_MS = 60_000

export function analyticsJobs(services: Services): JobHandler[] {
  return [
    onJob(rollUpJob, async () => {
      const now = services.clock.now()
      // Asked for first: should this run end badly, the next one comes all the same.
      await scheduleRollUp(services, new Date(now.getTime() + EVERY_MS))
      await rollUp(services.db, dayOf(now))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleRollUp(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(rollUpJob, null, { key: rollUpJob.name, runAt })
}
