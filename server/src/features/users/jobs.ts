import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { mailResetLink, mailResetLinkJob } from './reset-password.ts'
import { deleteExpired } from './secrets-store.ts'

export const forgetExpiredJob = defineJob<null>('forget-expired-secrets')
const EVERY_MS = 3_600_000

export function usersJobs(services: Services): JobHandler[] {
  return [
    onJob(mailResetLinkJob, ({ email }) => systemContext(services).write((ctx) => mailResetLink(ctx, email))),
    onJob(forgetExpiredJob, async () => {
      await deleteExpired(services.db)
      await scheduleForgetting(services, new Date(services.clock.now().getTime() + EVERY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleForgetting(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(forgetExpiredJob, null, { key: 'forget-expired-secrets', runAt })
}
