import { z } from 'zod'
import { person } from '../users/index.ts'
import { MATCH_KINDS, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './rules.ts'

/** What a student said about the payment; every part of it may be missing. */
export const paymentEvidence = z.object({
  transactionId: z.string().nullable(),
  /** `+250780000114`. */
  payerNumber: z.string().nullable(),
  /** As read from the SMS on the device; may differ from the price. */
  amountRwf: z.number().nullable(),
  recipient: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** The pasted SMS without its balance. */
  sms: z.string().nullable(),
  hasScreenshot: z.boolean(),
})
export type PaymentEvidence = z.infer<typeof paymentEvidence>

/** A request as its student sees it. */
export const ownPayment = paymentEvidence.extend({
  _id: z.string(),
  /** `7F3K-Q2` */
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** The title stays when the course is gone. */
  course: z.object({ _id: z.string().nullable(), title: z.string() }),
  /** RWF, frozen when it was asked for. */
  price: z.number(),
  requestedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
  /** Name of who decided; null when a provider did or nobody has. */
  reviewedBy: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  /** The rejected request that this one sends again. */
  previous: z.string().nullable(),
})
export type OwnPayment = z.infer<typeof ownPayment>

export const FIELD_MATCHES = ['same', 'differs', 'unknown'] as const
export type FieldMatch = (typeof FIELD_MATCHES)[number]

export const statementPayment = z.object({
  _id: z.string(),
  transactionId: z.string(),
  amountRwf: z.number(),
  /** As the statement shows it; digits may be masked: `0780 *** 627`. */
  payerNumber: z.string(),
  payerName: z.string(),
  paidAt: z.iso.datetime(),
})
export type StatementPayment = z.infer<typeof statementPayment>

export const paymentMatch = z.object({
  kind: z.enum(MATCH_KINDS),
  /** Percent, 0 to 99; null where there is nothing to compare. */
  confidence: z.number().nullable(),
  payment: statementPayment.nullable(),
  fields: z
    .object({
      id: z.enum(FIELD_MATCHES),
      amount: z.enum(FIELD_MATCHES),
      payer: z.enum(FIELD_MATCHES),
      time: z.enum(FIELD_MATCHES),
    })
    .nullable(),
  /** For `id-used`: the reference of the request that has it. */
  usedBy: z.string().nullable(),
})
export type PaymentMatch = z.infer<typeof paymentMatch>

/** A request as the review lists it. The specification's two spellings of time and student are both sent. */
export const paymentRequest = ownPayment.omit({ previous: true }).extend({
  course: z.object({ _id: z.string().nullable(), title: z.string(), price: z.number() }),
  /** Null when that person was deleted. */
  user: person.nullable(),
  student: z.object({ name: z.string() }),
  requestDate: z.iso.datetime(),
  match: paymentMatch,
})
export type PaymentRequest = z.infer<typeof paymentRequest>

export const paymentRequestDetail = paymentRequest.extend({
  /** The rejected request before it, with its reason. */
  previous: z.object({ _id: z.string(), reference: z.string(), reason: z.string() }).nullable(),
  /** Other payments that may be meant, best first. */
  candidates: z.array(paymentMatch),
  history: z.array(
    z.object({
      _id: z.string(),
      reference: z.string(),
      courseTitle: z.string(),
      price: z.number(),
      status: z.enum(PAYMENT_STATUSES),
      at: z.iso.datetime(),
    }),
  ),
  joinedAt: z.iso.datetime().nullable(),
})
export type PaymentRequestDetail = z.infer<typeof paymentRequestDetail>

export const statement = z.object({
  _id: z.string(),
  fileName: z.string(),
  /** `MTN MoMo`, `Airtel Money`, or as the importer named it. */
  network: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  paymentCount: z.number(),
  importedAt: z.iso.datetime(),
  importedBy: z.string(),
})
export type Statement = z.infer<typeof statement>
