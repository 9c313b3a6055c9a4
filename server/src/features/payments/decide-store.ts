import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from './store.ts'

/** Keeps student and course in place while the transaction lasts. They come before the request, as deleting one of them
 * takes it before its requests. */
export async function lockParentsShared(db: Db, id: string): Promise<void> {
  await sql`select id from users where id = (select student_id from payment_requests where id = ${id})
    for key share`.execute(db)
  await sql`select id from courses where id = (select course_id from payment_requests where id = ${id})
    for key share`.execute(db)
}

/** The request and all others with its transaction id, locked in one order: of two with the same id, the second looks
 * after the first is decided. */
export const lockWithNamesakes = (db: Db, id: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment_requests as p')
    .select(PAYMENT_COLUMNS)
    .where((e) =>
      e.or([
        e('p.id', '=', id),
        e('p.transaction_key', '=', (inner) =>
          inner.selectFrom('payment_requests as own').select('own.transaction_key').where('own.id', '=', id),
        ),
      ]),
    )
    .orderBy('p.id')
    .forUpdate()
    .execute()

export interface Decision {
  status: 'approved' | 'rejected'
  at: Date
  /** Null is a provider. */
  by: { id: string; name: string } | null
  reason: string
}

export const writeDecision = (
  db: Db,
  id: string,
  { status, at, by, reason }: Decision,
): Promise<PaymentRow> =>
  db
    .updateTable('payment_requests as p')
    .set({ status, reviewed_at: at, reviewed_by: by?.id ?? null, reviewed_by_name: by?.name ?? null, reason })
    .where('p.id', '=', id)
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow()
