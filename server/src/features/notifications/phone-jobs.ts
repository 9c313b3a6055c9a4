import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { deleteExpiredPhoneCodes } from './phone-store.ts'

const forgetCodesJob = defineJob<null>('forget-expired-phone-codes')
const EVERY_MS = 3_600_000

/** A code that nobody confirmed names a number which may be somebody else's: it stays no longer than an hour behind its end. */
export function phoneJobs(services: Services): JobHandler[] {
  return [
    onJob(forgetCodesJob, async () => {
      await deleteExpiredPhoneCodes(services.db)
      await scheduleForgettingPhoneCodes(services, new Date(services.clock.now().getTime() + EVERY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleForgettingPhoneCodes(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(forgetCodesJob, null, { key: forgetCodesJob.name, runAt })
}
