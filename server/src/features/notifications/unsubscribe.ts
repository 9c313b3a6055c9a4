import {
  DIGEST_NAME,
  CHOICES_MESSAGES as M,
  NOTE_KIND_NAMES,
  nextMoment,
} from '@academy/contract/notifications'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { findUser } from '../users/index.ts'
import { endDigest, saveKinds } from './choices.ts'
import { choicesOf, hoursOf, lockPerson, putHours } from './choices-store.ts'
import { DIGEST, type MailSortOf, readUnsubscribeToken } from './unsubscribe-token.ts'

/** A summary that was ended by its mail comes back at the hour of most people's evening. */
const DIGEST_AGAIN_MINUTES = 18 * 60

/** The page with the button. Whoever looks at a mail's links before its reader does ends nothing by it. */
export function unsubscribePage({ config }: Context, token: string): { location: string } {
  return { location: `${config.publicUrl}/unsubscribe/${token}` }
}

export async function readSubscription(ctx: Context, token: string) {
  const mails = await findOwner(ctx, token)
  return { subscription: mails && (await stateOf(ctx, mails)) }
}

/** Again and again with the same outcome: mail programs repeat their click. */
export async function unsubscribe(ctx: Context, token: string) {
  const mails = await ownerOf(ctx, token)
  await lockPerson(ctx.db, mails.userId)
  if (mails.sort === DIGEST) await endDigest(ctx, mails.userId)
  else await saveKinds(ctx, mails.userId, { [mails.sort]: { mail: false } })
  return { message: M.ended, subscription: await stateOf(ctx, mails) }
}

export async function resubscribe(ctx: Context, token: string) {
  const mails = await ownerOf(ctx, token)
  await lockPerson(ctx.db, mails.userId)
  if (mails.sort === DIGEST) await resumeDigest(ctx, mails.userId)
  else await saveKinds(ctx, mails.userId, { [mails.sort]: { mail: true } })
  return { message: M.resumed, subscription: await stateOf(ctx, mails) }
}

async function resumeDigest(ctx: Context, userId: string): Promise<void> {
  const hours = await hoursOf(ctx.db, userId)
  if (hours && hours.digest_at !== null) return
  await putHours(ctx.db, userId, {
    quiet_from: hours?.quiet_from ?? null,
    quiet_until: hours?.quiet_until ?? null,
    digest_at: DIGEST_AGAIN_MINUTES,
    next_digest_at: nextMoment(ctx.now(), DIGEST_AGAIN_MINUTES),
  })
}

async function ownerOf(ctx: Context, token: string): Promise<MailSortOf> {
  const mails = await findOwner(ctx, token)
  if (!mails) throw notFound(M.linkInvalid)
  return mails
}

async function findOwner(ctx: Context, token: string): Promise<MailSortOf | null> {
  const mails = readUnsubscribeToken(token, ctx.secret)
  return mails && (await findUser(ctx.db, mails.userId)) ? mails : null
}

async function stateOf(ctx: Context, { userId, sort }: MailSortOf) {
  if (sort === DIGEST) {
    const hours = await hoursOf(ctx.db, userId)
    return { name: DIGEST_NAME, isOn: hours !== undefined && hours.digest_at !== null }
  }
  const rows = await choicesOf(ctx.db, userId)
  return { name: NOTE_KIND_NAMES[sort], isOn: rows.find(({ kind }) => kind === sort)?.mail !== false }
}
