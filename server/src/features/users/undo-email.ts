import { EMAIL_MESSAGES as E, effectiveRole } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { sayTaken } from './change-email.ts'
import {
  deleteEmailChange,
  findFormerEmail,
  forgetSince,
  giveEmail,
  takeFormerEmail,
} from './change-email-store.ts'
import { emailRestoredLetter } from './email-letters.ts'
import { markDevice } from './known-device.ts'
import { forgetTries } from './log-in.ts'
import { requireUncommon } from './password-choice.ts'
import { deleteResetsOf } from './secrets-store.ts'
import { endSessions } from './sessions-store.ts'
import { findUser, findUserForUpdate } from './store.ts'

/** Somebody else had the account and gave it their address: whoever reads the former one gets it back. Nothing that the other one
 * knows or has opens it any more: not the password, no session, no link, no provider that was connected meanwhile. */
export async function undoEmailChange(
  ctx: Context,
  { token, password }: { token: string; password: string },
) {
  const former = await findFormerEmail(ctx.db, token)
  const owner = former && (await findUser(ctx.db, former.user_id))
  if (!former || !owner) throw invalid(E.undoInvalid)
  requireUncommon(ctx, password, { name: owner.name, email: former.email })
  const passwordHash = await ctx.passwords.hash(password)
  const outcome = await ctx.write((inner) => takeBack(inner, token, passwordHash)).catch(sayTaken)
  if (typeof outcome === 'string') throw conflict(E.undoTaken)
  await forgetTries(ctx, former.email)
  return outcome
}

async function takeBack(ctx: Context, token: string, passwordHash: string) {
  const former = await takeFormerEmail(ctx.db, token)
  const before = former && (await findUserForUpdate(ctx.db, former.user_id))
  if (!former || !before) throw invalid(E.undoInvalid)
  const user = await giveEmail(ctx.db, before.id, former.email, passwordHash)
  // Undone with the whole call: the link works again when the address is free again.
  if (!user) throw conflict(E.undoTaken)
  await forgetSince(ctx.db, user.id, former.changed_at)
  await deleteEmailChange(ctx.db, user.id)
  await deleteResetsOf(ctx.db, user.id)
  await endSessions(ctx.db, user.id)
  await ctx.mail.send(emailRestoredLetter(ctx, user))
  if (effectiveRole(user) !== 'student')
    await recordAct(ctx, 'restore-email', user.id, {
      before: { email: before.email },
      after: { email: user.email },
    })
  markDevice(ctx, user)
  return ctx.fitting({ message: E.restored })
}
