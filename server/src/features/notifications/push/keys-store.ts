import type { Db } from '../../../http/context.ts'

export const findKey = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst()

/** Of several nodes that insert at once, one does. */
export async function insertKey(db: Db, key: { public_key: string; private_key: string }): Promise<void> {
  await db
    .insertInto('push_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** With all that was subscribed by it: push services take nothing of another key there. Gives back how many browsers that were. */
export async function deleteKey(db: Db, publicKey: string): Promise<number> {
  await db.deleteFrom('push_keys').where('public_key', '=', publicKey).execute()
  const { numDeletedRows } = await db.deleteFrom('push_subscriptions').executeTakeFirst()
  return Number(numDeletedRows)
}
