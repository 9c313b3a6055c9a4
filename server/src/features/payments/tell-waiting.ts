import { PAYMENT_NOTES as N } from '@academy/contract/payments'
import { keptOfState } from '../../db/list-counts.ts'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { gather, selectAdminIds } from '../notifications/index.ts'

/** The request that came, or null when one was decided. */
const tellWaitingJob = defineJob<{ arrived: string | null }>('tell-payments-waiting')

/** In the transaction of the request or of the decision: nobody who pays waits for the counting. */
export const tellWaiting = (ctx: Context, arrived: string | null): Promise<void> =>
  ctx.jobs.add(tellWaitingJob, { arrived })

export const waitingJob = (services: Services): JobHandler =>
  onJob(tellWaitingJob, ({ arrived }) =>
    systemContext(services).write((ctx) => gather(ctx, 'payments-wait', arrived, () => read(ctx))),
  )

/** How many payments wait, as their list says. */
async function read({ db }: Context) {
  const count = Number((await keptOfState(db, 'payments', 'pending')).count)
  if (count === 0) return []
  const note = { ...N.waiting(count), kind: 'payment-waits' as const, link: '/admin/payment-requests' }
  return [{ people: await selectAdminIds(db), count, note }]
}
