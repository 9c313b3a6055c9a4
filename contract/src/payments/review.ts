import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { CSV_REPLY, endpoint, id, LIST_MAX_ROWS, pageReply, searchText, sortQuery } from '../http/index.ts'
import * as USER_MESSAGES from '../users/messages.ts'
import { studentPaymentsContract } from './contract.ts'
import * as M from './messages.ts'
import {
  BULK_MAX_REQUESTS,
  MATCH_KINDS,
  NOTE_MAX_LENGTH,
  PAYMENT_STATUSES,
  REASON_MAX_LENGTH,
} from './rules.ts'
import { paymentRequest, paymentRequestDetail, statement } from './shapes.ts'
import { statementsContract } from './statements.ts'

const requestId = { id: id(M.idInvalid) }
const reason = z.string({ error: M.reasonTooLong }).trim().max(REASON_MAX_LENGTH, M.reasonTooLong)
/** Why a payment without evidence is approved: for the log. Whoever sends one says something in it. */
const note = z
  .string({ error: M.noteTooLong })
  .trim()
  .min(1, M.noteRequired)
  .max(NOTE_MAX_LENGTH, M.noteTooLong)
  .optional()
/** `changed` is false when it had been decided so before: the request says by whom and when. */
const decided = z.object({ message: z.string(), changed: z.boolean(), request: paymentRequest })

const filters = z.object({
  /** Name, email, reference, transaction id or number. */
  search: searchText.optional(),
  course: id(COURSE_MESSAGES.idInvalid).optional(),
  student: id(USER_MESSAGES.userIdInvalid).optional(),
  match: z.enum(MATCH_KINDS).optional().catch(undefined),
})
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(1),
  limit: z.coerce.number().int().min(1).max(LIST_MAX_ROWS).optional().catch(undefined),
}
export const paymentsQuery = filters.omit({ match: true }).extend({
  status: z.enum(PAYMENT_STATUSES).optional().catch(undefined),
  /** Days in Kigali, both included. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: sortQuery('student', 'price', 'requested'),
  ...paging,
})

export const paymentsContract = {
  ...studentPaymentsContract,
  ...statementsContract,
  pendingPayments: endpoint('GET /api/payment-requests/pending', {
    who: 'admin',
    summary: 'Requests that wait, the oldest first, each with how well it agrees with the statements',
    query: filters.extend(paging),
    reply: z.object({
      pendingRequests: z.array(paymentRequest),
      ...pageReply,
      /** More match than a filter counts and lists. */
      hasMore: z.boolean(),
      /** All that wait, whatever the filters, and what they come to. */
      waiting: z.number(),
      totalRwf: z.number(),
      /** The statement that ends last. */
      statement: statement.nullable(),
    }),
  }),
  paymentRequests: endpoint('GET /api/payment-requests', {
    who: 'admin',
    summary: 'All requests, the newest first',
    query: paymentsQuery,
    reply: z.object({
      paymentRequests: z.array(paymentRequest),
      ...pageReply,
      /** More match than a search counts and lists. */
      hasMore: z.boolean(),
      pending: z.number(),
    }),
  }),
  paymentsCsv: endpoint('GET /api/payment-requests/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole, or the queue narrowed by match; no cell begins a formula',
    query: paymentsQuery.omit({ sort: true, page: true, limit: true }).extend({ match: filters.shape.match }),
    ...CSV_REPLY,
  }),
  paymentRequest: endpoint('GET /api/payment-requests/{id}', {
    who: 'admin',
    summary: 'One request with its evidence, its match, other candidates and what that student paid before',
    params: requestId,
    reply: z.object({ request: paymentRequestDetail }),
  }),
  paymentScreenshot: endpoint('GET /api/payment-requests/{id}/screenshot', {
    who: 'admin',
    summary: 'The screenshot that came with it',
    params: requestId,
    produces: 'image/webp',
    reply: z.unknown(),
  }),
  approvePayment: endpoint('POST /api/payment-requests/{id}/approve', {
    who: 'admin',
    summary: 'Approve: enrols, notifies and writes it down, all or nothing. 409 once it was rejected',
    params: requestId,
    body: z.object({ note }).prefault({}),
    reply: decided,
  }),
  rejectPayment: endpoint('POST /api/payment-requests/{id}/reject', {
    who: 'admin',
    summary: 'Reject, with a reason for the student. 409 once it was approved',
    params: requestId,
    body: z.object({ reason: reason.default('') }).prefault({}),
    reply: decided,
  }),
  approvePayments: endpoint('POST /api/payment-requests/approve', {
    who: 'admin',
    summary: 'Approve many, each for itself; what fails is told row by row',
    body: z.object({
      ids: z
        .array(id(M.idInvalid), { error: M.idsRequired })
        .min(1, M.idsRequired)
        .max(BULK_MAX_REQUESTS, M.idsTooMany),
      /** Only those that still match exactly. */
      exactOnly: z.boolean().default(false),
      /** Speaks for all of them; without it those that lack evidence are refused. */
      note,
    }),
    reply: z.object({
      message: z.string(),
      /** Without `changed` one that is `ok` had been approved before: the message says by whom and when. */
      results: z.array(
        z.object({ _id: z.string(), ok: z.boolean(), changed: z.boolean(), message: z.string() }),
      ),
      approvedRwf: z.number(),
    }),
  }),
}
