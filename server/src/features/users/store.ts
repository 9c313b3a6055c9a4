import type { SignInProvider } from '@academy/contract/academy'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { emailKey } from '@academy/contract/users'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { UsersTable } from '../../db/schema-users.ts'
import { together } from '../../db/statement.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'

export type UserRow = Selectable<UsersTable>

const now = sql<Date>`now()`

const USER_COLUMNS = [
  ...([
    'id',
    'name',
    'email',
    'email_key',
    'password_hash',
    'role',
    'mainrole',
    'email_notifications',
  ] as const),
  ...(['course_updates', 'profile_visibility', 'created_at', 'last_login_at', 'mail_refused_at'] as const),
] as const

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Who asks, with the courses and the accounts elsewhere that are theirs. */
export const own = {
  user: compiledOnce((db, asking: Asking) =>
    db.selectFrom('users').select(USER_COLUMNS).where('id', '=', idOf(asking)),
  ),
  subscription: compiledOnce((db, asking: Asking) => subscriptions(db, idOf(asking))),
  providers: compiledOnce((db, asking: Asking) => providers(db, idOf(asking))),
}

export const findUserForUpdate = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** By its exact spelling first: two accounts from before addresses were compared by their key may share one. */
export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> =>
  (await userByEmail(db, { email, key: emailKey(email) }))[0]

export const userByEmail = compiledOnce((db, { email, key }: { email: string; key: string }) =>
  db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where((is) => is.or([is('email', '=', email), is('email_key', '=', key)]))
    .orderBy((is) => is('email', '=', email), 'desc')
    .limit(1),
)

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

export const notingLogin = compiledOnce((db, { userId }: { userId: string }) =>
  db.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).returning(USER_COLUMNS),
)

export interface UserDetails {
  subscription: string[]
  providers: SignInProvider[]
}

export async function detailsOf(db: Db, userId: string): Promise<UserDetails> {
  const asking = { callerId: userId, session: '' }
  const [courses, accounts] = await together(db, own.subscription.of(asking), own.providers.of(asking))
  return detailsFrom(courses, accounts)
}

export const detailsFrom = (
  courses: readonly { course_id: string }[],
  accounts: readonly { provider: SignInProvider }[],
): UserDetails => ({
  subscription: courses.map((row) => row.course_id),
  providers: accounts.map((row) => row.provider),
})

/** Whose accounts open this one. */
const providers = (db: Db, userId: RawBuilder<string>) =>
  db.selectFrom('identities').select('provider').distinct().where('user_id', '=', userId).orderBy('provider')

/** Ids of the courses a person is enrolled in, newest first. */
const subscriptions = (db: Db, userId: RawBuilder<string>) =>
  db
    .selectFrom('enrolments')
    .select('course_id')
    .where('user_id', '=', userId)
    .orderBy('course_id', 'desc')
    .limit(LIST_MAX_ROWS)

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
