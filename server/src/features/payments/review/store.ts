import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from '../store.ts'
import { reviewRows } from './filter-store.ts'

/** What one person paid before: the panel shows the last of it. */
const HISTORY_ROWS = 20

export const findReviewRow = (db: Db, id: string) =>
  reviewRows(db, [sql<SqlBool>`p.id = ${id}`]).executeTakeFirst()

/** That student's other requests, the newest first. */
export const selectHistory = (db: Db, studentId: string, exceptId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment_requests as p')
    .select(PAYMENT_COLUMNS)
    .where('p.student_id', '=', studentId)
    .where('p.id', '<>', exceptId)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(HISTORY_ROWS)
    .execute()
