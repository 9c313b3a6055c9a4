import { UNSENT_ATTACHMENT_KEPT_HOURS } from '@academy/contract/messages'
import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { deleteUnsentAttachments } from './attachments-store.ts'
import { mailOfWaiting } from './mail-waiting.ts'
import { pushOfMessages } from './push-waiting.ts'

const mailJob = defineJob<null>('mail-of-waiting-messages')
const EVERY_MS = 60_000
const forgetJob = defineJob<null>('forget-unsent-attachments')
const HOUR_MS = 3_600_000
const ROWS_AT_A_TIME = 1_000

export function messagesJobs(services: Services): JobHandler[] {
  return [
    pushOfMessages(services),
    onJob(mailJob, async () => {
      await mailOfWaiting(services)
      await scheduleMailOfWaiting(services, new Date(Date.now() + EVERY_MS))
    }),
    onJob(forgetJob, async () => {
      await forgetUnsentAttachments(services)
      await scheduleForgettingAttachments(services, new Date(Date.now() + HOUR_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleMailOfWaiting(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(mailJob, null, { key: mailJob.name, runAt })
}

export async function scheduleForgettingAttachments(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(forgetJob, null, { key: forgetJob.name, runAt })
}

/** The files of forgotten attachments become orphans, which the storage's own job removes. */
export async function forgetUnsentAttachments({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - UNSENT_ATTACHMENT_KEPT_HOURS * HOUR_MS)
  while ((await deleteUnsentAttachments(db, before, ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
}
