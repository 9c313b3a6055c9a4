import { type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { dropUnusedImages } from './question-images-store.ts'

const cleanJob = defineJob<null>('clean-question-images')
const HOUR_MS = 3_600_000
/** An undo within a day finds the picture again. */
const UNUSED_HOURS = 24

export function questionImageJobs(services: Services): JobHandler[] {
  const now = () => services.clock.now()
  const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR_MS)
  return [
    onJob(cleanJob, async () => {
      await dropUnusedImages(services.db, { now: now(), before: inHours(-UNUSED_HOURS) })
      await systemContext(services).jobs.add(cleanJob, null, { key: cleanJob.name, runAt: inHours(1) })
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleQuestionImageCleaning(services: Services): Promise<void> {
  await systemContext(services).jobs.add(cleanJob, null, { key: cleanJob.name })
}
