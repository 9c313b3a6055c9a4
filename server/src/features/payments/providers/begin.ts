import { randomUUID } from 'node:crypto'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { judgingJob } from '../statements/judge.ts'
import { waitingJob } from '../tell-waiting.ts'
import { FOLLOW_FOR_MS, followLater, followPayment } from './follow.ts'
import { followPaymentJob } from './jobs.ts'
import { findFollowedByReference, selectFollowed, setProviderReference } from './store.ts'

/** In the transaction that makes the request: the phone is asked by a job after its commit, under a name given here. */
export async function beginWithProvider(ctx: Context, id: string): Promise<void> {
  await setProviderReference(ctx.db, id, randomUUID())
  await followLater(ctx, id)
}

/** Somebody says that a payment has moved: the provider is asked, and nothing else of it is believed. Whether there is such a
 * payment is not told. */
export async function hearCallback(ctx: Context, reference: string | undefined) {
  const row = reference ? await findFollowedByReference(ctx.db, reference) : undefined
  if (row) await followLater(ctx, row.id)
  return { message: M.callbackHeard }
}

export function paymentsJobs(services: Services): JobHandler[] {
  return [
    onJob(followPaymentJob, ({ id }) => followPayment(services, id)),
    waitingJob(services),
    judgingJob(services),
  ]
}

/** At the start: a process that was killed while it followed a payment holds that job for some minutes more. */
export async function scheduleFollowing(services: Services): Promise<void> {
  const ctx = systemContext(services)
  const since = new Date(ctx.now().getTime() - FOLLOW_FOR_MS)
  for (const { id } of await selectFollowed(ctx.db, since)) await followLater(ctx, id)
}
