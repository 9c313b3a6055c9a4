import type { SignInProvider } from '@academy/contract/academy'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { emailKey } from '@academy/contract/users'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { UsersTable } from '../../db/schema-users.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'

export type UserRow = Selectable<UsersTable>

const now = sql<Date>`now()`

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserForUpdate = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** By its exact spelling first: two accounts from before addresses were compared by their key may share one. */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('email', '=', email), is('email_key', '=', emailKey(email))]))
    .orderBy((is) => is('email', '=', email), 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined when the address has an account already: the unique key decides, not a look before. */
export const insertUser = (db: Db, user: Insertable<UsersTable>): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateUser = (db: Db, id: string, change: Partial<Insertable<UsersTable>>): Promise<UserRow> =>
  db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const noteLogin = (db: Db, id: string): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export interface UserDetails {
  subscription: string[]
  providers: SignInProvider[]
}

export async function detailsOf(db: Db, userId: string): Promise<UserDetails> {
  const [subscription, providers] = [await subscriptionOf(db, userId), await providersOf(db, userId)]
  return { subscription, providers }
}

/** Whose accounts open this one. */
async function providersOf(db: Db, userId: string): Promise<SignInProvider[]> {
  const rows = await db
    .selectFrom('identities')
    .select('provider')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
  return rows.map((row) => row.provider)
}

/** Ids of the courses a person is enrolled in, newest first. */
async function subscriptionOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('user_id', '=', userId)
    .orderBy('course_id', 'desc')
    .limit(LIST_MAX_ROWS)
    .execute()
  return rows.map((row) => row.course_id)
}

/** The role stands in the statement's text, so that the index of teachers can serve it. */
export const selectInstructors = (db: Db, { limit, offset }: RowRange, isReversed: boolean) =>
  db
    .selectFrom('users')
    .where('role', '=', sql.lit('instructor'))
    .where('mainrole', '=', '')
    .select(['id', 'name', 'email'])
    .orderBy('name', isReversed ? 'desc' : 'asc')
    .orderBy('id', isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Locks every superadmin, so that two of them cannot take the role from each other at the same moment. */
export const lockSuperadmins = (db: Db) =>
  db.selectFrom('users').select('id').where('mainrole', '=', 'superadmin').orderBy('id').forUpdate().execute()

export const hasSuperadmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('mainrole', '=', 'superadmin').limit(1).execute()).length >
  0
