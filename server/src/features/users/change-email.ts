import { HTTP_MESSAGES } from '@academy/contract/http'
import {
  EMAIL_MESSAGES as E,
  EMAIL_UNDO_DAYS,
  type EmailState,
  effectiveRole,
  emailKey,
  USER_MESSAGES as M,
  OTP_MINUTES,
  OTP_RESEND_SECONDS,
  OTP_TRIES,
} from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { useUp } from '../../http/limits.ts'
import { invalid, tooMany, unauthenticated } from '../../http/problem.ts'
import { readdressMails } from '../../services/mail/index.ts'
import { isSameSecret, randomOtp, randomToken } from '../../services/tokens.ts'
import { recordAct } from '../audit/index.ts'
import {
  deleteEmailChange,
  type EmailChangeRow,
  emailChangeForTry,
  findEmailChange,
  giveEmail,
  insertFormerEmail,
  isFreshSession,
  putEmailChange,
  useEmailTry,
} from './change-email-store.ts'
import { signatureFor } from './cookies.ts'
import { addressUsedLetter, emailChangedLetter, emailCodeLetter } from './email-letters.ts'
import { deleteActivationsOf, deleteResetsOf } from './secrets-store.ts'
import { endSessions } from './sessions-store.ts'
import { findUser, findUserByEmail, findUserForUpdate, type UserRow } from './store.ts'

const MAILS_TO_ONE_ADDRESS = { max: 10, perSeconds: 3600 }
const DAY_SECONDS = 86_400

export async function readEmail(ctx: Context): Promise<EmailState> {
  const user = await ownRow(ctx)
  const change = await findEmailChange(ctx.db, user.id)
  return {
    email: user.email,
    refusedAt: user.mail_refused_at?.toISOString() ?? null,
    proof: await proofOf(ctx, user),
    change: change ? { email: change.email, sentAt: change.sent_at.toISOString() } : null,
  }
}

/** One answer, one row and one mail, whether or not the address has an account: only the mailbox learns that. */
export async function beginEmailChange(ctx: Context, form: { email: string; currentPassword?: string }) {
  const user = await ownRow(ctx)
  await requireProof(ctx, user, form.currentPassword)
  if (emailKey(form.email) === emailKey(user.email)) throw invalid(E.same, { email: E.same })
  await countMail(ctx, form.email)
  return ctx.write(async (inner) => {
    await mailCode(inner, user, form.email)
    return inner.fitting({ message: E.codeSent, state: await readEmail(inner) })
  })
}

export async function resendEmailCode(ctx: Context) {
  return ctx.write(async (inner) => {
    const user = await ownRow(inner)
    const change = await emailChangeForTry(inner.db, user.id)
    if (!change) throw invalid(E.changeGone)
    const waitSeconds = OTP_RESEND_SECONDS - change.sentSecondsAgo
    if (waitSeconds > 0) throw tooMany(M.codeTooSoon, waitSeconds)
    await countMail(ctx, change.email)
    await mailCode(inner, user, change.email)
    return inner.fitting({ message: M.codeSentAgain, state: await readEmail(inner) })
  })
}

export async function giveUpEmailChange(ctx: Context) {
  await deleteEmailChange(ctx.db, signedIn(ctx).id)
  return { message: E.givenUp, state: await readEmail(ctx) }
}

/** A wrong code costs a try, and that stays written although the call is refused. */
export async function confirmEmailChange(ctx: Context, otp: string) {
  const outcome = await ctx.write((inner) => tryCode(inner, otp)).catch(sayTaken)
  if (typeof outcome === 'string') throw invalid(outcome, { otp: outcome })
  return outcome
}

/** Two people gave the same address at the same moment: the database let one of them. */
export function sayTaken(error: unknown): string {
  if ((error as { code?: string }).code === '23505') return E.taken
  throw error
}

/** The reply, or the sentence of the refusal. The person's row is locked first: two changes of one account come one after the other. */
async function tryCode(ctx: Context, otp: string) {
  const { id, sessionId } = signedIn(ctx)
  const before = await findUserForUpdate(ctx.db, id)
  const change = await emailChangeForTry(ctx.db, id)
  if (!before || !change) return E.changeGone
  if (change.tries_left < 1) return M.codeTriesUsed
  if (!change.isAlive) return M.codeWrong
  await useEmailTry(ctx.db, id)
  if (!isSameSecret(change.otp_hash ?? '', hashCode(ctx, change, otp))) return M.codeWrong
  const user = await giveEmail(ctx.db, id, change.email)
  if (!user) return E.taken
  await deleteEmailChange(ctx.db, id)
  await deleteActivationsOf(ctx.db, user.email)
  await deleteResetsOf(ctx.db, id)
  await endSessions(ctx.db, id, sessionId)
  await readdressMails(ctx.db, id, user.email)
  await tellFormerAddress(ctx, before, user)
  if (effectiveRole(user) !== 'student')
    await recordAct(ctx, 'change-email', id, {
      before: { email: before.email },
      after: { email: user.email },
    })
  return ctx.fitting({ message: E.changed, state: await readEmail(ctx) })
}

/** Whoever had the account at that address can take it back, for some days and once: the letter's link is all they have left. */
async function tellFormerAddress(ctx: Context, before: UserRow, { email }: UserRow): Promise<void> {
  const token = randomToken()
  await insertFormerEmail(ctx.db, {
    userId: before.id,
    email: before.email,
    token,
    lifetimeSeconds: EMAIL_UNDO_DAYS * DAY_SECONDS,
  })
  await ctx.mail.send(emailChangedLetter(ctx, before, { email, token }))
}

/** The address is written to as nobody's yet; where it has an account, that account's owner hears of it instead. */
async function mailCode(ctx: Context, { id: userId }: UserRow, email: string): Promise<void> {
  const owner = await findUserByEmail(ctx.db, email)
  const otp = randomOtp()
  const change = { id: newId(), email }
  await putEmailChange(ctx.db, {
    ...change,
    userId,
    otpHash: owner ? null : hashCode(ctx, change, otp),
    tries: OTP_TRIES,
    lifetimeSeconds: OTP_MINUTES * 60,
  })
  await ctx.mail.send(owner ? addressUsedLetter(ctx, owner) : emailCodeLetter(ctx, email, otp))
}

/** Keyed, as a table of a million plain hashes would open every code. */
const hashCode = (ctx: Context, { id, email }: Pick<EmailChangeRow, 'id' | 'email'>, otp: string) =>
  signatureFor(ctx, 'change an address', `${id}\n${email}\n${otp}`)

const countMail = (ctx: Context, email: string) =>
  useUp(ctx, `change email ${emailKey(email)}`, MAILS_TO_ONE_ADDRESS)

async function ownRow(ctx: Context): Promise<UserRow> {
  const user = await findUser(ctx.db, signedIn(ctx).id)
  if (!user) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  return user
}

async function proofOf(ctx: Context, user: UserRow): Promise<EmailState['proof']> {
  if (user.password_hash !== null) return 'password'
  return (await isFreshSession(ctx.db, signedIn(ctx).sessionId)) ? 'none' : 'sign-in'
}

/** Whoever has no password can only have come by a provider: they come that way once more. */
async function requireProof(ctx: Context, user: UserRow, password = ''): Promise<void> {
  const proof = await proofOf(ctx, user)
  if (proof === 'sign-in') throw invalid(E.signInFirst)
  if (proof === 'password' && !(await ctx.passwords.verify(user.password_hash, password)))
    throw invalid(M.passwordWrong, { currentPassword: M.passwordWrong })
}
