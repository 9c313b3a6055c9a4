import { USER_MESSAGES as M, normaliseEmail } from '@academy/contract/users'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { randomToken } from '../../services/tokens.ts'
import { recordAct } from '../audit/index.ts'
import { createUser } from './create-user.ts'
import { markDevice } from './known-device.ts'
import { passwordProblem, requireUncommon } from './password-choice.ts'
import { linkTo } from './secret-links.ts'
import { replaceSetupLink, takeSetupLink } from './secrets-store.ts'
import { openSession } from './sessions.ts'
import { findUserByEmail, hasSuperadmin, updateUser } from './store.ts'

/** The link stands in the log of whoever runs the academy, for ever. */
const LINK_SECONDS = 3600

/** At the start: the superadmin of the environment, or a one-time link to print; null when there is a superadmin. */
export async function prepareFirstSuperadmin(services: Services): Promise<{ setupUrl: string } | null> {
  const { config, db, passwords } = services
  if (await hasSuperadmin(db)) return null
  if (config.superadmin) {
    const email = normaliseEmail(config.superadmin.email)
    const problem = passwordProblem(services, config.superadmin.password, { name: 'Superadmin', email })
    if (problem) throw new Error(`SUPERADMIN_PASSWORD: ${problem}.`)
    const passwordHash = await passwords.hash(config.superadmin.password)
    await systemContext(services).write((ctx) =>
      appointSuperadmin(ctx, { name: 'Superadmin', email, passwordHash }),
    )
    return null
  }
  const token = randomToken()
  await replaceSetupLink(db, token, LINK_SECONDS)
  return { setupUrl: linkTo(config, 'setup', token) }
}

export async function setUpSuperadmin(
  ctx: Context,
  form: { setupToken: string; name: string; email: string; password: string },
) {
  requireUncommon(ctx, form.password, form)
  const passwordHash = await ctx.passwords.hash(form.password)
  return ctx.write(async (inner) => {
    const taken = await takeSetupLink(inner.db, form.setupToken)
    if (!taken || (await hasSuperadmin(inner.db))) throw invalid(M.setupInvalid)
    const user = await appointSuperadmin(inner, { name: form.name, email: form.email, passwordHash })
    markDevice(inner, user)
    return inner.fitting({ message: M.setupDone, ...(await openSession(inner, user.id)) })
  })
}

/** A new account, or the one that has the address already. */
export async function appointSuperadmin(
  ctx: Context,
  person: { name: string; email: string; passwordHash: string },
) {
  const rights = { role: 'admin', mainrole: 'superadmin' } as const
  const created = await createUser(ctx.db, { ...person, ...rights })
  const existing = created ?? (await findUserByEmail(ctx.db, person.email))
  if (!existing) throw invalid(M.emailInvalid)
  const user =
    created ?? (await updateUser(ctx.db, existing.id, { ...rights, password_hash: person.passwordHash }))
  await recordAct(ctx, 'appoint-superadmin', user.id, {
    before: existing && !created ? { role: existing.role, mainrole: existing.mainrole } : {},
    after: rights,
  })
  return user
}
