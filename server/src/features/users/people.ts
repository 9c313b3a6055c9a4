import { USER_MESSAGES as M, type PeopleFilters } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { viewSession } from './own-sessions.ts'
import {
  countPeople,
  findPeople,
  findPerson,
  type PersonRow,
  type RoleCounts,
  selectNamed,
  selectPeople,
} from './people-store.ts'
import { runningSessionsOf } from './sessions-store.ts'
import { viewListedUser } from './views.ts'

export async function listPeople(
  ctx: Context,
  { page: asked, limit: rows, ...filters }: PeopleFilters & Part,
) {
  const caller = signedIn(ctx)
  requireRoleFilter(ctx, filters)
  const { role, sort = 'name' } = filters
  const [byRole, found] = await Promise.all([
    countPeople(ctx.db),
    filters.q ? findPeople(ctx.db, filters, sort) : null,
  ])
  const counts = sumUp(byRole)
  const ofRole = role === 'superadmin' ? byRole.superadmin : counts[role ?? 'all']
  const total = found ? found.ids.length : ofRole
  const { page, pages, ...range } = partOf(total, { page: asked, limit: rows })
  const people = found
    ? await selectNamed(ctx.db, found.ids.slice(range.offset, range.offset + range.limit), sort)
    : await selectPeople(ctx.db, { role, sort, total }, range)
  return {
    users: people.map((row) => viewListedUser(row, caller)),
    ...{ total, page, pages },
    hasMore: found?.hasMore ?? false,
    counts,
  }
}

/** Superadmins are admins too. */
function sumUp({ user, instructor, ...others }: RoleCounts) {
  const admin = others.admin + others.superadmin
  return { all: user + instructor + admin, user, instructor, admin }
}

/** Who is superadmin is told to superadmins alone. */
export function requireRoleFilter(ctx: Context, { role }: PeopleFilters): void {
  if (role === 'superadmin' && signedIn(ctx).role !== 'superadmin') throw forbidden(M.mainroleHidden)
}

export async function readPerson(ctx: Context, id: string) {
  const caller = signedIn(ctx)
  const row = await personForAdmin(ctx, id)
  const sessions = await runningSessionsOf(ctx.db, id)
  return {
    user: viewListedUser(row, caller),
    sessions: sessions.map((session) => viewSession(session, caller)),
  }
}

export async function personForAdmin(ctx: Context, id: string): Promise<PersonRow> {
  const row = await findPerson(ctx.db, id)
  if (!row) throw notFound(M.userNotFound)
  return row
}
