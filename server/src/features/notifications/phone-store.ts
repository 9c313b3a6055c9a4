import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Db } from '../../http/context.ts'

const now = sql<Date>`now()`

export const findPhone = (db: Db, userId: string) =>
  db.selectFrom('phones').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const findPhoneCode = (db: Db, userId: string) =>
  db
    .selectFrom('phone_codes')
    .select(['number', 'sent_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

interface NewCode {
  id: string
  userId: string
  number: string
  otpHash: string
  tries: number
  lifetimeSeconds: number
}

/** In place of the one before: the newest code is the only one. */
export async function putPhoneCode(db: Db, code: NewCode): Promise<void> {
  const values = {
    id: code.id,
    number: code.number,
    otp_hash: code.otpHash,
    tries_left: code.tries,
    sent_at: now,
    expires_at: sql<Date>`now() + make_interval(secs => ${code.lifetimeSeconds})`,
  }
  await db
    .insertInto('phone_codes')
    .values({ user_id: code.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export type PhoneCodeRow = Selectable<Database['phone_codes']> & { isAlive: boolean }

/** Locked, so that five tries are five also when they come at once. */
export const phoneCodeForTry = (db: Db, userId: string): Promise<PhoneCodeRow | undefined> =>
  db
    .selectFrom('phone_codes')
    .selectAll()
    .select(sql<boolean>`expires_at > now()`.as('isAlive'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function usePhoneTry(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('phone_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

export async function putPhone(db: Db, userId: string, number: string): Promise<void> {
  const values = { number, refused_at: null, confirmed_at: now }
  await db
    .insertInto('phones')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export const deletePhoneCode = (db: Db, userId: string) =>
  db.deleteFrom('phone_codes').where('user_id', '=', userId).execute()

export const deleteExpiredPhoneCodes = (db: Db) =>
  db.deleteFrom('phone_codes').where('expires_at', '<=', now).execute()

export const deletePhone = (db: Db, userId: string) =>
  db.deleteFrom('phones').where('user_id', '=', userId).execute()

/** False where it is known already, or where the number is no longer theirs. */
export async function refusePhone(db: Db, userId: string, number: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phones')
    .set({ refused_at: at })
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
