import { type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { forgetPushes } from './pushes-store.ts'
import { sendDuePushes } from './send-due.ts'
import { sendPushesJob } from './wake-sender.ts'

/** A name of its own: what asks for the next look does not put off what is asked for at once. */
const lookJob = defineJob<null>('look-for-pushes', { timeLimitSeconds: sendPushesJob.timeLimitSeconds })
const forgetJob = defineJob<null>('forget-old-pushes')
const LOOK_EVERY_MS = 60_000
const DAY_MS = 86_400_000
const ROWS_AT_A_TIME = 5_000

export function pushJobs(services: Services): JobHandler[] {
  const send = oneAtATime(() => sendDuePushes(services))
  return [
    onJob(sendPushesJob, send),
    onJob(lookJob, async () => {
      await scheduleLookingForPushes(services, new Date(Date.now() + LOOK_EVERY_MS))
      await send()
    }),
    onJob(forgetJob, async () => {
      const now = services.clock.now()
      while ((await forgetPushes(services.db, now, ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
      await scheduleForgettingPushes(services, new Date(Date.now() + DAY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleLookingForPushes(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(lookJob, null, { key: lookJob.name, runAt })
}

export async function scheduleForgettingPushes(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(forgetJob, null, { key: forgetJob.name, runAt })
}

/** A push service that hangs holds one of this node's workers at most, and mails have the other. Who asks while it is at work is
 * answered at once: it looks once more at its end. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAtWork = false
  let isAskedAgain = false
  return async () => {
    isAskedAgain = isAtWork
    if (isAtWork) return
    isAtWork = true
    try {
      await work()
      if (isAskedAgain) await work()
    } finally {
      isAtWork = false
    }
  }
}
