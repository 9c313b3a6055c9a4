import type { TestAcademy } from './academy.ts'
import type { SentFile } from './calls.ts'
import type { TestPerson } from './people.ts'

/** How an admin sends statements, and what came of them. */
export function statementSender(academy: TestAcademy, admin: TestPerson) {
  const send = (sending: { file?: SentFile; body?: { text?: string; network?: string } }) =>
    academy.as(admin).send('POST /api/payment-statements', sending)
  return {
    send,
    sendFile: (content: string | Uint8Array, name = 'statement.csv') => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      return send({ file: { name, bytes, type: 'text/csv' } })
    },
    /** What counts, whichever statement it was read from. */
    stored: () =>
      academy.services.db
        .selectFrom('statement_payments')
        .select(['transaction_id', 'amount_rwf', 'payer_number', 'payer_ending', 'payer_name', 'paid_at'])
        .where('is_repeat', '=', false)
        .orderBy('transaction_key')
        .execute(),
  }
}
