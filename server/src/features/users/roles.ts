import {
  type EffectiveRole,
  effectiveRole,
  USER_MESSAGES as M,
  type MainRole,
  type Role,
} from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf, rowsOfPage } from '../../http/paging.ts'
import { conflict, forbidden, notFound } from '../../http/problem.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { recordAct } from '../audit/index.ts'
import { countPeople } from './people-store.ts'
import { findUserForUpdate, lockSuperadmins, selectInstructors, updateUser } from './store.ts'

/** The person hears of it from a room below (`notifications`), which knows how people are told. */
export const roleChangedJob = defineJob<{ userId: string; role: EffectiveRole; changeId: string }>(
  'role-changed',
)

export async function listInstructors(ctx: Context, asked: Part) {
  const { instructor: total } = await countPeople(ctx.db)
  const { page, pages, ...range } = partOf(total, asked)
  const rows = await rowsOfPage(range, { total }, (part, isReversed) =>
    selectInstructors(ctx.db, part, isReversed),
  )
  const instructors = rows.map(({ id, name, email }) => ({ _id: id, name, email }))
  return { instructors, total, page, pages }
}

/** The caller's rights over roles: nobody changes their own, only a superadmin touches main roles, one superadmin always stays. */
export async function changeRole(ctx: Context, userId: string, change: { role: Role; mainrole?: MainRole }) {
  const caller = signedIn(ctx)
  const superadmins = await lockSuperadmins(ctx.db)
  if (userId === caller.id) {
    const isLast = caller.role === 'superadmin' && superadmins.length === 1 && change.mainrole === ''
    throw isLast ? conflict(M.lastSuperadmin) : forbidden(M.roleOwn)
  }
  // Who was lowered while this call waited has no rights left.
  if (caller.role === 'superadmin' && !superadmins.some(({ id }) => id === caller.id))
    throw forbidden(M.mainroleForbidden)
  const target = await findUserForUpdate(ctx.db, userId)
  if (!target) throw notFound(M.userNotFound)

  const mainrole = change.mainrole ?? target.mainrole
  if (caller.role !== 'superadmin') {
    if (effectiveRole(target) === 'superadmin') throw forbidden(M.roleOfSuperadmin)
    if (mainrole !== target.mainrole) throw forbidden(M.mainroleForbidden)
  }
  const losesMainrole = target.mainrole === 'superadmin' && mainrole !== 'superadmin'
  const others = superadmins.filter(({ id }) => id !== userId)
  if (losesMainrole && others.length === 0) throw conflict(M.lastSuperadmin)

  await updateUser(ctx.db, userId, { role: change.role, mainrole })
  await recordAct(ctx, 'change-role', userId, {
    before: { role: target.role, mainrole: target.mainrole },
    after: { role: change.role, mainrole },
  })
  const becomes = effectiveRole({ role: change.role, mainrole })
  if (becomes !== effectiveRole(target))
    await ctx.jobs.add(roleChangedJob, { userId, role: becomes, changeId: newId() })
  return { message: M.roleUpdated }
}
