import { type Services, systemContext } from '../http/context.ts'
import { defineJob, type Job, type JobHandler, onJob } from '../services/jobs/index.ts'
import { measureStorage } from './measure.ts'
import { sweepDaily } from './sweep.ts'

const sweepJob = defineJob<null>('sweep-lecture-files')
const measureJob = defineJob<null>('measure-storage', { timeLimitSeconds: 60 * 60 })
const HOUR_MS = 3_600_000
const MEASURE_EVERY_HOURS = 6
/** A start removes nothing: whoever notices a wrong setting has this long to stop it. */
const HOURS_AFTER_START = 1

export function storageJobs(services: Services): JobHandler[] {
  return [
    onJob(sweepJob, async () => {
      await sweepDaily(services)
      await addSweep(services, 24)
    }),
    onJob(measureJob, async (_, { signal }) => {
      await measureStorage(services, signal)
      await addJob(services, measureJob, MEASURE_EVERY_HOURS)
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export const scheduleSweep = (services: Services) => addSweep(services, HOURS_AFTER_START)
export const scheduleMeasuring = (services: Services) => addJob(services, measureJob, 0)

const addSweep = (services: Services, hours: number) => addJob(services, sweepJob, hours)

async function addJob(services: Services, job: Job<null>, hours: number): Promise<void> {
  const runAt = new Date(services.clock.now().getTime() + hours * HOUR_MS)
  await systemContext(services).jobs.add(job, null, { key: job.name, runAt })
}
