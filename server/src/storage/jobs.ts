import { type Services, systemContext } from '../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../services/jobs/index.ts'
import { sweepDaily } from './sweep.ts'

const sweepJob = defineJob<null>('sweep-lecture-files')
const HOUR_MS = 3_600_000
/** A start removes nothing: whoever notices a wrong setting has this long to stop it. */
const HOURS_AFTER_START = 1

export function storageJobs(services: Services): JobHandler[] {
  return [
    onJob(sweepJob, async () => {
      await sweepDaily(services)
      await addSweep(services, 24)
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export const scheduleSweep = (services: Services) => addSweep(services, HOURS_AFTER_START)

async function addSweep(services: Services, hours: number): Promise<void> {
  const runAt = new Date(services.clock.now().getTime() + hours * HOUR_MS)
  await systemContext(services).jobs.add(sweepJob, null, { key: sweepJob.name, runAt })
}
