import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { BODY_BYTES, endpoint, formNumber, id, pageQuery, pageReply } from '../http/index.ts'
import * as M from './messages.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES, SCREENSHOT_MAX_BYTES, SMS_MAX_LENGTH } from './rules.ts'
import { ownPayment } from './shapes.ts'

const paymentId = { id: id(M.idInvalid) }
const courseId = id(COURSE_MESSAGES.idInvalid)

/** Everything but the course is optional, so that 'I Paid' works with nothing typed. An empty text is nothing. */
export const paymentRequestBody = z.object({
  courseId,
  provider: z.enum(PAYMENT_PROVIDERS, { error: M.providerUnknown }).default('manual'),
  transactionId: z
    .string({ error: M.transactionIdInvalid })
    .trim()
    .max(60, M.transactionIdInvalid)
    .optional(),
  payerNumber: z.string({ error: M.payerNumberInvalid }).trim().max(40, M.payerNumberInvalid).optional(),
  sms: z.string({ error: M.smsTooLong }).trim().max(SMS_MAX_LENGTH, M.smsTooLong).optional(),
  /** What the SMS says; RWF. */
  amountRwf: formNumber(M.amountInvalid).optional(),
  recipient: z.string({ error: M.smsTooLong }).trim().max(200, M.smsTooLong).optional(),
  paidAt: z.iso.datetime({ offset: true, error: M.paidAtInvalid }).optional(),
})
export type PaymentRequestBody = z.input<typeof paymentRequestBody>

const statusReply = z.object({
  status: z.enum(PAYMENT_STATUSES).nullable(),
  /** The newest request of this course. */
  request: ownPayment.nullable(),
  /** Ways of paying beside the manual one, where the operator set one up. */
  providers: z.array(z.enum(PAYMENT_PROVIDERS)),
  /** Minutes to a decision, the median of the last day's; null until there are enough. */
  medianMinutes: z.number().nullable(),
})

const hint = {
  who: 'everyone',
  bodyMaxBytes: BODY_BYTES.small,
  body: z.looseObject({ externalId: z.string().max(100).optional() }),
  reply: z.object({ message: z.string() }),
  limit: { max: 600, perSeconds: 60, by: 'network' },
} as const

export const studentPaymentsContract = {
  paymentStatus: endpoint('GET /api/course/payment-status', {
    who: 'student',
    summary: 'The caller’s newest payment request for a course; status null when there is none',
    query: z.object({ courseId }),
    reply: statusReply,
  }),
  requestPayment: endpoint('POST /api/course/payment-request', {
    who: 'student',
    summary: '"I Paid": asks for a check. One pending request a course; after a rejection a new one',
    upload: { maxBytes: SCREENSHOT_MAX_BYTES, isRequired: false, tooLarge: () => M.screenshotTooLarge },
    body: paymentRequestBody,
    // A picture is unpacked for each.
    limit: { max: 30, perSeconds: 600, by: 'caller' },
    reply: z.object({ message: z.string(), status: z.enum(PAYMENT_STATUSES), request: ownPayment }),
  }),
  ownPayments: endpoint('GET /api/user/me/payments', {
    who: 'signed-in',
    summary: 'The caller’s payment requests, newest first: one page',
    query: z.object(pageQuery),
    reply: z.object({ payments: z.array(ownPayment), ...pageReply }),
  }),
  ownPayment: endpoint('GET /api/user/me/payments/{id}', {
    who: 'signed-in',
    summary: 'One of them',
    params: paymentId,
    reply: z.object({ payment: ownPayment }),
  }),
  paymentReceipt: endpoint('GET /api/user/me/payments/{id}/receipt', {
    who: 'signed-in',
    summary: 'The receipt of an approved payment, a PDF',
    params: paymentId,
    produces: 'application/pdf',
    // Drawn anew for each.
    limit: { max: 60, perSeconds: 600, by: 'caller' },
    reply: z.unknown(),
  }),
  mtnCallback: endpoint('PUT /api/payments/mtn/callback', {
    summary:
      'The provider’s hint that a payment has moved; its words are not believed, the provider is asked',
    ...hint,
  }),
  mtnCallbackPosted: endpoint('POST /api/payments/mtn/callback', {
    summary: 'The same as PUT: the provider sends either',
    ...hint,
  }),
}
