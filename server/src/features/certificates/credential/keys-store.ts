import type { Selectable } from 'kysely'
import type { IssuerKeysTable } from '../../../db/schema-money-and-proof.ts'
import type { Db } from '../../../http/context.ts'

export type IssuerKeyRow = Selectable<IssuerKeysTable>

/** The one of the academy's keys that signs now. */
export const findActiveKey = (db: Db): Promise<IssuerKeyRow | undefined> =>
  db.selectFrom('issuer_keys').selectAll().where('retired_at', 'is', null).executeTakeFirst()

/** Where several nodes insert a key at once, one of them does. */
export async function insertKey(
  db: Db,
  key: Pick<IssuerKeyRow, 'id' | 'public_key' | 'private_key'>,
): Promise<void> {
  await db
    .insertInto('issuer_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Its public half stays, so that what it signed is verified for ever; the private half goes. */
export async function retireKey(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('issuer_keys')
    .set({ retired_at: at, private_key: null })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .execute()
}

/** The newest first. */
export async function selectPublicKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('issuer_keys').select('public_key').orderBy('id', 'desc').execute()
  return rows.map(({ public_key }) => public_key)
}
