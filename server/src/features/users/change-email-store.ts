import { emailKey, FRESH_SIGN_IN_MINUTES } from '@academy/contract/users'
import { type Selectable, sql } from 'kysely'
import type { EmailChangesTable, FormerEmailsTable } from '../../db/schema-users.ts'
import type { Db } from '../../http/context.ts'
import { hashToken } from '../../services/tokens.ts'
import { inSeconds } from './secrets-store.ts'
import type { UserRow } from './store.ts'

const now = sql<Date>`now()`

export interface NewEmailChange {
  id: string
  userId: string
  email: string
  otpHash: string | null
  tries: number
  lifetimeSeconds: number
}

/** In place of the one before: the newest code is the only one. */
export async function putEmailChange(db: Db, change: NewEmailChange): Promise<void> {
  const values = {
    id: change.id,
    email: change.email,
    otp_hash: change.otpHash,
    tries_left: change.tries,
    sent_at: now,
    expires_at: inSeconds(change.lifetimeSeconds),
  }
  await db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export const findEmailChange = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'sent_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export type EmailChangeRow = Selectable<EmailChangesTable> & { isAlive: boolean; sentSecondsAgo: number }

/** Locked, so that five tries are five also when they come at once. */
export const emailChangeForTry = (db: Db, userId: string): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .select(sql<boolean>`expires_at > now()`.as('isAlive'))
    .select(sql<number>`extract(epoch from now() - sent_at)::float8`.as('sentSecondsAgo'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function useEmailTry(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('email_changes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

export const deleteEmailChange = (db: Db, userId: string) =>
  db.deleteFrom('email_changes').where('user_id', '=', userId).execute()

/** Whether the session began just now. */
export async function isFreshSession(db: Db, sessionId: string): Promise<boolean> {
  const found = db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${FRESH_SIGN_IN_MINUTES})`)
  return (await found.executeTakeFirst()) !== undefined
}

/** Undefined when somebody else has it; of two who come at the same moment the database refuses one. A code or a link has just
 * come from there, so the address takes mail. */
export const giveEmail = (
  db: Db,
  userId: string,
  email: string,
  passwordHash?: string,
): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set({
      email,
      email_key: emailKey(email),
      mail_refused_at: null,
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
    })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.id', '!=', userId)
            .where((is) =>
              is.or([is('other.email', '=', email), is('other.email_key', '=', emailKey(email))]),
            ),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()

export const insertFormerEmail = (
  db: Db,
  former: { userId: string; email: string; token: string; lifetimeSeconds: number },
) =>
  db
    .insertInto('former_emails')
    .values({
      token_hash: hashToken(former.token),
      user_id: former.userId,
      email: former.email,
      expires_at: inSeconds(former.lifetimeSeconds),
    })
    .execute()

export type FormerEmailRow = Selectable<FormerEmailsTable>

export const findFormerEmail = (db: Db, token: string): Promise<FormerEmailRow | undefined> =>
  db
    .selectFrom('former_emails')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes the link away; of two at once only one gets it. */
export const takeFormerEmail = (db: Db, token: string): Promise<FormerEmailRow | undefined> =>
  db
    .deleteFrom('former_emails')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** What whoever had the account since may have left behind: the addresses and the ways in that came after. */
export async function forgetSince(db: Db, userId: string, at: Date): Promise<void> {
  await db.deleteFrom('former_emails').where('user_id', '=', userId).where('changed_at', '>=', at).execute()
  await db.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', at).execute()
}
