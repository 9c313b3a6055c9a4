import type { Db } from '../../../http/context.ts'

/** What is public of a certificate that is out. */
export const findCredential = (db: Db, number: string) =>
  db
    .selectFrom('certificates')
    .select(['credential', 'revoked_at'])
    .where('number', '=', number)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()

/** Every one that was revoked, the newest first: a list with a bound would call the others valid. */
export const selectRevoked = (db: Db) =>
  db
    .selectFrom('certificates')
    .select(['number', 'revoked_reason'])
    .where('revoked_at', 'is not', null)
    .orderBy('revoked_at', 'desc')
    .execute()
