import { z } from 'zod'
import { BODY_BYTES, endpoint, id, message, pageQuery, pageReply } from '../http/index.ts'
import * as M from './messages.ts'
import { STATEMENT_MAX_BYTES } from './rules.ts'
import { statement } from './shapes.ts'

export const statementsContract = {
  statements: endpoint('GET /api/payment-statements', {
    who: 'admin',
    summary: 'Imported mobile-money statements, the newest first: one page',
    query: z.object(pageQuery),
    reply: z.object({
      statements: z.array(statement),
      ...pageReply,
      /** From the first to the last payment of all of them, each payment once; null when there is none. */
      coverage: statement.pick({ from: true, to: true, paymentCount: true }).nullable(),
    }),
  }),
  importStatement: endpoint('POST /api/payment-statements', {
    who: 'admin',
    summary: 'Read a statement (a CSV file, or its lines in `text`); payments known from before are left out',
    upload: { maxBytes: STATEMENT_MAX_BYTES, isRequired: false, tooLarge: () => M.statementTooLarge },
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      text: z.string().max(1_000_000, M.statementTooLarge).optional(),
      network: z.string().trim().max(60).optional(),
    }),
    reply: message.extend({
      statement,
      /** The very same content was imported before, as `statement`: nothing was added, and its lines were not read again. */
      isRepeat: z.boolean(),
      added: z.number(),
      known: z.number(),
      /** The first of them. */
      skipped: z.array(z.object({ line: z.number(), message: z.string() })),
      skippedTotal: z.number(),
      /** Pending requests that match exactly now. */
      exact: z.number(),
    }),
  }),
  removeStatement: endpoint('DELETE /api/payment-statements/{id}', {
    who: 'admin',
    summary: 'Take an import back; decisions stay',
    params: { id: id(M.statementIdInvalid) },
    reply: message,
  }),
}
