import { CERTIFICATE_NOTES as N } from '@academy/contract/certificates'
import { keptOfState } from '../../../db/list-counts.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { gather, selectAdminIds } from '../../notifications/index.ts'

/** The request that came last, or null when some wait no more. */
const tellWaitingJob = defineJob<{ arrived: string | null }>('tell-certifications-waiting')

/** In the transaction that asks or decides; it is counted after its commit. */
export const tellWaiting = (ctx: Context, arrived: string | null): Promise<void> =>
  ctx.jobs.add(tellWaitingJob, { arrived })

export const waitingJob = (services: Services): JobHandler =>
  onJob(tellWaitingJob, ({ arrived }) =>
    systemContext(services).write((ctx) => gather(ctx, 'certifications-wait', arrived, () => read(ctx))),
  )

/** How many requests wait, as their list says. */
async function read({ db }: Context) {
  const count = Number((await keptOfState(db, 'certifications', 'pending')).count)
  if (count === 0) return []
  const note = { ...N.waiting(count), kind: 'certification-waits' as const, link: '/admin/certifications' }
  return [{ people: await selectAdminIds(db), count, note }]
}
