import { REFERENCE_GROUPS } from '@academy/contract/payments'
import type { Insertable } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { PaymentRequestsTable } from '../../db/schema-money-and-proof.ts'
import type { Db } from '../../http/context.ts'
import { randomShortCode } from '../../services/tokens.ts'
import { hasPending, insertPayment, type PaymentRow } from './store.ts'

type NewPayment = Omit<Insertable<PaymentRequestsTable>, 'id' | 'reference'> & {
  student_id: string
  course_id: string
}

/** Nine hundred million references: two in a row that are taken are a fault, not bad luck. */
const TRIES = 5

/** Undefined when another request of that student for that course waits already.
 * @param draw a new reference, for tests that want one that is taken */
export async function insertWithReference(
  db: Db,
  row: NewPayment,
  draw: () => string = () => randomShortCode(REFERENCE_GROUPS),
): Promise<PaymentRow | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const inserted = await insertPayment(db, { ...row, id: newId(), reference: draw() })
    if (inserted || (await hasPending(db, row.student_id, row.course_id))) return inserted
  }
  throw new Error('no free reference for a payment request')
}
