import { USER_MESSAGES as M } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { deleteEmailChange } from './change-email-store.ts'
import { markDevice } from './known-device.ts'
import { passwordChangedLetter } from './letters.ts'
import { requireUncommon } from './password-choice.ts'
import { deleteResetsOf } from './secrets-store.ts'
import { endSessions } from './sessions-store.ts'
import { findUser, updateUser } from './store.ts'

export async function changePassword(ctx: Context, form: { currentPassword: string; password: string }) {
  const caller = signedIn(ctx)
  const user = await findUser(ctx.db, caller.id)
  const isRight = await ctx.passwords.verify(user?.password_hash ?? null, form.currentPassword)
  if (!isRight) throw invalid(M.passwordWrong, { currentPassword: M.passwordWrong })
  requireUncommon(ctx, form.password, caller)
  const passwordHash = await ctx.passwords.hash(form.password)
  return ctx.write(async (inner) => {
    const changed = await updateUser(inner.db, caller.id, { password_hash: passwordHash })
    await endSessions(inner.db, caller.id, caller.sessionId)
    await deleteResetsOf(inner.db, caller.id)
    await deleteEmailChange(inner.db, caller.id)
    await inner.mail.send(passwordChangedLetter(inner, changed))
    markDevice(inner, changed)
    return inner.fitting({ message: M.passwordChanged })
  })
}
