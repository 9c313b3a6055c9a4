import { type Services, systemContext } from '../../http/context.ts'
import { countUse } from '../../http/limits.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { forgetTexts, smsJobs } from '../../services/sms/index.ts'
import { roleChangedJob } from '../users/index.ts'
import { digestJobs } from './digest.ts'
import { noteRefusedPhone } from './phone.ts'
import { phoneJobs } from './phone-jobs.ts'
import { pushJobs } from './push/jobs.ts'
import { deleteOldNotifications } from './store.ts'
import { tellRoleChanged } from './tell-role.ts'

const forgetJob = defineJob<null>('forget-old-notifications')
const DAY_MS = 86_400_000
const A_DAY_SECONDS = 86_400
const ROWS_AT_A_TIME = 5_000

export function notificationsJobs(services: Services): JobHandler[] {
  return [
    ...digestJobs(services),
    ...smsJobs({
      ...services,
      mayCost: async (perDay) =>
        (await countUse(systemContext(services), 'sms', A_DAY_SECONDS)).count <= perDay,
      onNumberRefused: (userId, number) => noteRefusedPhone(services, userId, number),
    }),
    ...phoneJobs(services),
    ...pushJobs(services),
    onJob(roleChangedJob, (change) => systemContext(services).write((ctx) => tellRoleChanged(ctx, change))),
    onJob(forgetJob, async () => {
      const now = services.clock.now()
      while ((await deleteOldNotifications(services.db, now, ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
      while ((await forgetTexts(services.db, ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
      await scheduleForgettingNotifications(services, new Date(now.getTime() + DAY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleForgettingNotifications(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(forgetJob, null, { key: forgetJob.name, runAt })
}
