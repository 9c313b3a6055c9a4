import { emailKey } from '@academy/contract/users'
import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'

/** At the start: accounts from before addresses had keys get theirs, the oldest first. Whose key is taken stays without. */
export async function fillEmailKeys({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email_key', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const left: string[] = []
  for (const { id, email } of rows) {
    const key = emailKey(email)
    const { numAffectedRows } = await sql`
      update users set email_key = ${key}
      where id = ${id} and not exists (select from users where email_key = ${key} and id <> ${id})`.execute(
      db,
    )
    if (!numAffectedRows) left.push(id)
  }
  if (left.length > 0)
    log.warn(
      { users: left },
      'these accounts share their address with another one but for capitals or full-width letters',
    )
}
