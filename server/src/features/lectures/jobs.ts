import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { cleanFiles } from './clean-files.ts'
import { drawPages, drawPagesJob } from './draw-pages.ts'

const cleanJob = defineJob<null>('clean-lecture-files')
const HOUR_MS = 3_600_000

export function lecturesJobs(services: Services): JobHandler[] {
  const inHours = (hours: number) => new Date(services.clock.now().getTime() + hours * HOUR_MS)
  const { jobs } = systemContext(services)
  return [
    onJob(drawPagesJob, (payload, { signal }) => drawPages(services, payload, signal)),
    onJob(cleanJob, async () => {
      await cleanFiles(services)
      await jobs.add(cleanJob, null, { key: cleanJob.name, runAt: inHours(1) })
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleLectureCleaning(services: Services): Promise<void> {
  const { jobs } = systemContext(services)
  await jobs.add(cleanJob, null, { key: cleanJob.name })
}
