import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import { isStudent, one, type Writes } from './pick.ts'

export const MONEY: Writes = {
  pay: (pick) => sql`insert into payment_requests
      (id, reference, student_id, course_id, course_title, price_rwf, requested_at)
    select ${newId()}, ${`PAY${'23456789'[pick % 8]}-${'ABCDEFGH'[pick % 7]}${'23456789'[(pick >> 4) % 8]}`}, u.id, c.id, 'Maps',
      ${1000 + pick}, now()
    from users u, courses c where u.id = ${one('users', pick >> 3, isStudent)} and c.id = ${one('courses', pick)}
    on conflict do nothing`,
  decide: (pick) => sql`update payment_requests
    set status = ${pick % 2 === 0 ? 'approved' : 'rejected'}, reviewed_at = now() where id = ${one('payment_requests', pick)}`,
  readStatement:
    () => sql`insert into statements (id, file_name, network, from_at, to_at, payment_count, imported_by_name)
    values (${newId()}, 'momo.csv', 'MTN MoMo', now() - interval '1 day', now(), 1, 'Grace')`,
  readPayments: (
    pick,
  ) => sql`insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf,
      payer_number, payer_ending, payer_name, paid_at, is_repeat)
    select ${newId()}, id, ${`${pick}`}, ${`${pick}`}, 1000, '', '', '', now(), ${pick % 3 === 0}
    from statements where id = ${one('statements', pick)} on conflict do nothing`,
  repeat: (pick) => sql`update statement_payments set is_repeat = not is_repeat
    where id = ${one('statement_payments', pick)}`,
}

/** Each takes away what the others made. */
export const ENDS_OF_MONEY: Writes = {
  dropPayment: (pick) => sql`delete from payment_requests where id = ${one('payment_requests', pick)}`,
  dropStatement: (pick) => sql`delete from statements where id = ${one('statements', pick)}`,
}
