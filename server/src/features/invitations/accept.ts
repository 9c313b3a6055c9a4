import { INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { effectiveRole, isAdmin } from '@academy/contract/users'
import type { Context, Db } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import {
  createUser,
  findInvitationByLink,
  findUser,
  findUserByEmail,
  isSetupLink,
  markDevice,
  openSession,
  requireUncommon,
  takeInvitationLink,
  type UserRow,
} from '../users/index.ts'
import { giveCourses } from './give-courses.ts'
import { changeInvitation, coursesOf, findForUpdate, findInvitation, type InvitationRow } from './store.ts'

/** For the page that the link opens: what it offers. Another link of that page makes the first superadmin. */
export async function openInvitation(ctx: Context, token: string) {
  const id = await findInvitationByLink(ctx.db, token)
  const row = id ? await findInvitation(ctx.db, id) : undefined
  if (!row) {
    const use = (await isSetupLink(ctx.db, token)) ? ('superadmin' as const) : ('none' as const)
    return { use, invitation: null }
  }
  const courses = await coursesOf(ctx.db, row.id)
  return {
    use: 'invitation' as const,
    invitation: {
      name: row.name,
      email: row.email,
      role: row.role,
      courses: courses.map(({ title }) => title),
      invitedBy: row.invited_by_name,
      hasAccount: (await findUserByEmail(ctx.db, row.email)) !== undefined,
    },
  }
}

interface Acceptance {
  setupToken: string
  name?: string | undefined
  password?: string | undefined
}

/** Hashes before it locks anything; of two who open one link one gets the account. */
export async function acceptInvitation(ctx: Context, { setupToken, name, password }: Acceptance) {
  const id = await findInvitationByLink(ctx.db, setupToken)
  const row = id ? await findInvitation(ctx.db, id) : undefined
  if (!row) throw invalid(M.linkInvalid)
  const member = await findUserByEmail(ctx.db, row.email)
  if (member) return ctx.write(async (inner) => inner.fitting(await addToMember(inner, setupToken)))
  if (!name) throw invalid(M.nameRequired, { name: M.nameRequired })
  if (!password) throw invalid(M.passwordRequired, { password: M.passwordRequired })
  requireUncommon(ctx, password, { name, email: row.email })
  const passwordHash = await ctx.passwords.hash(password)
  return ctx.write(async (inner) => {
    const taken = await take(inner, setupToken)
    const isAllowed = await mayStillInvite(inner.db, taken)
    const role = isAllowed ? taken.role : 'user'
    const user = await createUser(inner.db, { name, email: taken.email, passwordHash, role })
    // They registered at this very moment: their own password counts.
    if (!user) return inner.fitting(await settleMember(inner, taken))
    await settle(inner, taken, user, isAllowed)
    markDevice(inner, user)
    return inner.fitting({ message: M.accepted, ...(await openSession(inner, user.id)) })
  })
}

async function addToMember(ctx: Context, token: string) {
  return settleMember(ctx, await take(ctx, token))
}

/** Who has an account keeps its role and its password. */
async function settleMember(ctx: Context, taken: InvitationRow) {
  const member = await findUserByEmail(ctx.db, taken.email)
  if (!member) throw invalid(M.linkInvalid)
  await settle(ctx, taken, member, await mayStillInvite(ctx.db, taken))
  return { message: M.memberAccepted }
}

async function take(ctx: Context, token: string): Promise<InvitationRow> {
  const id = await takeInvitationLink(ctx.db, token)
  const row = id ? await findForUpdate(ctx.db, id) : undefined
  if (!row || row.state === 'accepted' || row.state === 'withdrawn') throw invalid(M.linkInvalid)
  return row
}

async function settle(ctx: Context, row: InvitationRow, user: UserRow, isAllowed: boolean): Promise<void> {
  const courses = isAllowed ? await coursesOf(ctx.db, row.id) : []
  // A course that somebody else has come to teach meanwhile stays theirs.
  const given = courses.filter(({ instructor_id }) => user.role !== 'instructor' || instructor_id === null)
  const courseIds = given.map(({ id }) => id)
  await giveCourses(ctx, user, courseIds)
  await changeInvitation(ctx.db, row.id, {
    ...{ state: 'accepted', problem: '', user_id: user.id },
    accepted_at: ctx.now(),
  })
  await recordAct(ctx, 'accept-invitation', row.id, {
    name: user.name,
    after: { role: user.role, courses: given.map(({ title }) => title) },
    isInviterStillAllowed: isAllowed,
  })
}

/** Rights are looked at when they are used: an inviter who was lowered or deleted since gives nothing away. */
async function mayStillInvite(db: Db, { invited_by, role }: InvitationRow): Promise<boolean> {
  const inviter = invited_by ? await findUser(db, invited_by) : undefined
  if (!inviter) return false
  const rights = effectiveRole(inviter)
  return role === 'admin' ? rights === 'superadmin' : isAdmin(rights)
}
