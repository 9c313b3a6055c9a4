import type { Db } from '../../http/context.ts'

/** False where it is known already, or where the address is no longer theirs. */
export async function refuseMail(db: Db, userId: string, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ mail_refused_at: at })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('mail_refused_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function acceptMail(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ mail_refused_at: null }).where('id', '=', userId).execute()
}
