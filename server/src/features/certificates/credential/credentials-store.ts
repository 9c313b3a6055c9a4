import type { Db } from '../../../http/context.ts'

/** What is public of a certificate that is out. */
export const findCredential = (db: Db, number: string) =>
  db
    .selectFrom('certificates')
    .select(['credential', 'revoked_at'])
    .where('number', '=', number)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()

/** Their bits. Every one that was revoked: a list with a bound would call the others valid. */
export async function selectRevoked(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('status_index')
    .where('revoked_at', 'is not', null)
    .orderBy('status_index')
    .execute()
  return rows.map(({ status_index }) => status_index)
}
