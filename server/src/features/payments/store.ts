import type { Insertable, Selectable } from 'kysely'
import type { PaymentRequestsTable } from '../../db/schema-money-and-proof.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'

export type PaymentRow = Omit<Selectable<PaymentRequestsTable>, 'search' | 'provider_reference'>

const COLUMNS = [
  ...(['id', 'reference', 'student_id', 'course_id', 'course_title', 'price_rwf', 'provider'] as const),
  ...(['status', 'transaction_id', 'transaction_key', 'payer_number', 'sms', 'amount_rwf'] as const),
  ...(['recipient', 'paid_at', 'screenshot_key', 'previous_id', 'requested_at', 'reviewed_at'] as const),
  ...(['reviewed_by', 'reviewed_by_name', 'reason'] as const),
] as const
/** The columns of the table under the name `p`. */
export const PAYMENT_COLUMNS = COLUMNS.map((name) => `p.${name}` as const)

const payments = (db: Db) => db.selectFrom('payment_requests as p').select(PAYMENT_COLUMNS)

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  payments(db).where('p.id', '=', id).executeTakeFirst()

/** The newest request of that student for that course. */
export const findNewest = (db: Db, studentId: string, courseId: string): Promise<PaymentRow | undefined> =>
  payments(db)
    .where('p.student_id', '=', studentId)
    .where('p.course_id', '=', courseId)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function countOwn(db: Db, studentId: string): Promise<number> {
  const counted = db.selectFrom('payment_requests').where('student_id', '=', studentId)
  return (await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

export const selectOwn = (db: Db, studentId: string, { limit, offset }: RowRange): Promise<PaymentRow[]> =>
  payments(db)
    .where('p.student_id', '=', studentId)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Undefined when a unique key has it already: another request waits, or the reference is taken. */
export const insertPayment = (
  db: Db,
  row: Insertable<PaymentRequestsTable>,
): Promise<PaymentRow | undefined> =>
  db
    .insertInto('payment_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

export async function hasPending(db: Db, studentId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_requests')
    .select('id')
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}
