import { transactionKey } from '@academy/contract/payments'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

export const setProviderReference = (db: Db, id: string, providerReference: string) =>
  db
    .updateTable('payment_requests')
    .set({ provider_reference: providerReference })
    .where('id', '=', id)
    .execute()

const followed = (db: Db) =>
  db
    .selectFrom('payment_requests')
    .select([
      'id',
      'reference',
      'provider',
      'status',
      'price_rwf',
      'payer_number',
      'provider_reference',
      'requested_at',
    ])
    .where('provider', '<>', 'manual')
    .where('provider_reference', 'is not', null)
    // A person may reject while the phone still asks: what is paid after that has to be told.
    .where((e) =>
      e.or([
        e('status', '=', 'pending'),
        e.and([e('status', '=', 'rejected'), e('reviewed_by', 'is not', null)]),
      ]),
    )

export type FollowedRow = NonNullable<Awaited<ReturnType<typeof findFollowed>>>

/** Undefined once there is nothing left to find out. */
export const findFollowed = (db: Db, id: string) => followed(db).where('id', '=', id).executeTakeFirst()

/** Those that wait and are young enough to be asked about: all of them, what is left out here nobody follows. */
export const selectFollowed = (db: Db, since: Date) =>
  followed(db).where('status', '=', sql.lit('pending')).where('requested_at', '>=', since).execute()

export const findFollowedByReference = (db: Db, reference: string) =>
  followed(db).where('reference', '=', reference).executeTakeFirst()

/** What the provider calls the payment, where the student has typed nothing. */
export async function rememberTransaction(
  db: Db,
  id: string,
  transactionId: string,
  amountRwf: number,
): Promise<void> {
  const key = transactionKey(transactionId)
  const isKey = /^[A-Z0-9]{4,40}$/.test(key) && transactionId.length <= 60
  await db
    .updateTable('payment_requests')
    .set({ amount_rwf: amountRwf, ...(isKey && { transaction_id: transactionId, transaction_key: key }) })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .execute()
}
