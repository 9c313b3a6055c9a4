import { PAYMENT_MESSAGES as M, PAYMENT_NOTES as N, PROVIDER_NAMES } from '@academy/contract/payments'
import { isByHttps } from '../../../config/https.ts'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { Problem } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { notifyAdmins } from '../../notifications/index.ts'
import { approveRequest, rejectRequest } from '../decide.ts'
import { followPaymentJob } from './jobs.ts'
import { providerClient } from './offered.ts'
import type { Look, PaymentProviderClient } from './provider.ts'
import { type FollowedRow, findFollowed, rememberTransaction } from './store.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** A phone that rings later than this for a payment surprises its owner. */
const ASK_WITHIN_MS = 5 * MINUTE_MS
export const FOLLOW_FOR_MS = 24 * 60 * MINUTE_MS

/** How long until the next look, by the age of the request: somebody waits in front of the page at first. */
const LOOKS: readonly [untilAgeMs: number, everyMs: number][] = [
  [30 * SECOND_MS, 3 * SECOND_MS],
  [2 * MINUTE_MS, 5 * SECOND_MS],
  [10 * MINUTE_MS, 15 * SECOND_MS],
  [60 * MINUTE_MS, 2 * MINUTE_MS],
  [FOLLOW_FOR_MS, 30 * MINUTE_MS],
]

/** One look at what became of a payment, and the next one where it is not known yet. Always looks before it asks, so that a
 * question whose answer was lost is not asked twice; the provider alone is believed. After a day a person reviews it. */
export async function followPayment(services: Services, id: string): Promise<void> {
  const ctx = systemContext(services)
  const row = await findFollowed(ctx.db, id)
  const client = row && providerClient(services, row.provider)
  if (!row || !client) return
  const ageMs = ctx.now().getTime() - row.requested_at.getTime()
  const look = await lookOrAsk(ctx, row, client, ageMs)
  if (look.state === 'paid') return receive(ctx, row, look)
  if (look.state === 'failed')
    return void (await rejectRequest(ctx, id, 'provider', look.reason).catch(unlessDecided))
  const every = LOOKS.find(([untilAgeMs]) => ageMs < untilAgeMs)
  if (every) await followLater(ctx, id, new Date(ctx.now().getTime() + every[1]))
}

/** One job waits for each payment, whoever asks for it. */
export async function followLater(ctx: Context, id: string, runAt?: Date): Promise<void> {
  await ctx.jobs.add(followPaymentJob, { id }, { key: `follow-payment:${id}`, ...(runAt && { runAt }) })
}

async function lookOrAsk(
  ctx: Context,
  row: FollowedRow,
  client: PaymentProviderClient,
  ageMs: number,
): Promise<Look> {
  const look = await client.look(row.provider_reference as string)
  if (look.state !== 'unknown' || row.status !== 'pending') return look
  if (ageMs > ASK_WITHIN_MS) return { state: 'failed', reason: M.providerBusy }
  const isSecure = isByHttps(ctx.config)
  const asked = await client.ask({
    providerReference: row.provider_reference as string,
    reference: row.reference,
    amountRwf: row.price_rwf,
    payerNumber: row.payer_number ?? '',
    academyName: ctx.academy.name,
    // The provider calls back over TLS only.
    callbackUrl: isSecure ? `${ctx.config.publicUrl}/api/payments/mtn/callback` : null,
  })
  return asked === 'refused' ? { state: 'failed', reason: M.providerFailed } : { state: 'pending' }
}

/** The money is there. What stands against an approval is for a reviewer to put right, with the money in mind. */
async function receive(
  ctx: Context,
  row: FollowedRow,
  paid: Extract<Look, { state: 'paid' }>,
): Promise<void> {
  const { amountRwf, transactionId } = paid
  if (amountRwf !== row.price_rwf) return tellReviewers(ctx, row, paid, N.stuckAmount)
  try {
    await ctx.write(async (inner) => {
      await approveRequest(inner, row.id, 'provider')
      await rememberTransaction(inner.db, row.id, transactionId, amountRwf)
    })
  } catch (error) {
    const isUsed = (error as { code?: string }).code === '23505'
    if (!isUsed && !(error instanceof Problem)) throw error
    await tellReviewers(ctx, row, paid, isUsed ? N.stuckUsed : (error as Problem).message)
  }
}

async function tellReviewers(
  ctx: Context,
  row: FollowedRow,
  paid: { transactionId: string },
  why: string,
): Promise<void> {
  const provider = PROVIDER_NAMES[row.provider]
  await ctx.write(async (inner) => {
    const told = await notifyAdmins(inner, {
      kind: 'payment-waits',
      about: `payment-stuck:${row.id}`,
      title: N.stuckTitle,
      message: N.stuck(provider, row.reference, row.price_rwf, why),
      params: { provider, reference: row.reference, price: row.price_rwf, reason: why },
      link: '/admin/payment-requests',
    })
    if (told > 0)
      await recordAct(inner, 'payment-received-unapproved', row.id, {
        transactionId: paid.transactionId,
        why,
      })
  })
}

/** A person was faster: their decision stands. */
function unlessDecided(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}
