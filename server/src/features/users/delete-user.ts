import { USER_MESSAGES as M } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { eachAlone, foresee } from '../../http/each-alone.ts'
import { conflict, forbidden, notFound } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { countLosses, type OwnedCourses, ownedCourses, removeUser } from './delete-user-store.ts'
import { personForAdmin } from './people.ts'
import { findPerson } from './people-store.ts'
import { findUserForUpdate, lockSuperadmins, type UserRow } from './store.ts'

/** Courses named in a sentence and in the preview. */
const NAMED_COURSES = 5

/** What would be lost and what would stay, before anybody decides. */
export async function previewDeletion(ctx: Context, userId: string) {
  const person = await personForAdmin(ctx, userId)
  const [counted, owned] = await Promise.all([
    countLosses(ctx.db, [userId]),
    ownedCourses(ctx.db, userId, NAMED_COURSES),
  ])
  const { courses, count } = owned
  return {
    name: person.name,
    ...counted,
    courses: courses.map(({ id, title }) => ({ _id: id, title })),
    courseCount: count,
    refusal: refusalOfPerson(signedIn(ctx), person) ?? refusalOfCourses(owned),
  }
}

/** The same for several: summed up over those who would go, the others by name. */
export async function previewDeletions(ctx: Context, ids: string[]) {
  const { going, refused } = await foresee(ids, async (id) => {
    const person = await findPerson(ctx.db, id)
    if (!person) return { name: null, message: M.userNotFound }
    const refusal =
      refusalOfPerson(signedIn(ctx), person) ??
      refusalOfCourses(await ownedCourses(ctx.db, id, NAMED_COURSES))
    return refusal ? { name: person.name, message: refusal } : null
  })
  return { count: going.length, ...(await countLosses(ctx.db, going)), refused }
}

export async function deleteUsers(ctx: Context, ids: string[]) {
  const nameOf = async (id: string) => (await findPerson(ctx.db, id))?.name ?? null
  const { done: deleted, refused } = await eachAlone(ctx, ids, deleteUser, nameOf)
  return {
    message: deleted.length > 0 ? M.usersDeleted(deleted.length) : M.nobodyDeleted,
    deleted,
    refused,
  }
}

/** Whoever would be given a course meanwhile waits for this person's row, and then finds nobody. */
export async function deleteUser(ctx: Context, userId: string) {
  const caller = signedIn(ctx)
  const superadmins = await lockSuperadmins(ctx.db)
  // Who was lowered while this call waited has no rights left.
  if (!superadmins.some(({ id }) => id === caller.id)) throw forbidden(M.mainroleForbidden)
  const target = await findUserForUpdate(ctx.db, userId)
  if (!target) throw notFound(M.userNotFound)
  const refusal = refusalOfPerson(caller, target)
  if (refusal) throw forbidden(refusal)
  const owned = refusalOfCourses(await ownedCourses(ctx.db, userId, NAMED_COURSES))
  if (owned) throw conflict(owned)
  const counted = await countLosses(ctx.db, [userId])
  await removeUser(ctx.db, userId)
  await recordAct(ctx, 'delete-user', userId, {
    name: target.name,
    before: { email: target.email, role: target.role },
    ...counted,
  })
  return { message: M.userDeleted }
}

function refusalOfPerson(caller: SignedIn, target: Pick<UserRow, 'id' | 'mainrole'>): string | null {
  if (target.id === caller.id) return M.deleteSelf
  return target.mainrole === 'superadmin' ? M.deleteSuperadmin : null
}

function refusalOfCourses({ courses, count }: OwnedCourses): string | null {
  if (count === 0) return null
  const titles = courses.map(({ title }) => title)
  return M.ownsCourses(titles, count)
}
