import { z } from 'zod'
import { text } from './text.ts'

const hoursAgo = z.number().min(0).max(10_000)
const transactionId = text(60)
const rwf = z.int().min(0).max(1_000_000_000)

/** What a student of the demo says that they paid. `{time}` in the SMS is the time of the payment. */
export const demoPayment = z.strictObject({
  course: z.string(),
  /** When it was asked for. */
  hoursAgo,
  /** The payment itself; without it no time is told. */
  paidMinutesBefore: z.number().min(0).max(10_000).optional(),
  transactionId: transactionId.optional(),
  payerNumber: text(40).optional(),
  amountRwf: rwf.optional(),
  sms: text(2000).optional(),
  hasScreenshot: z.boolean().default(false),
  /** Without it the request waits. */
  decision: z
    .strictObject({
      is: z.enum(['approved', 'rejected']),
      minutesAfter: z.number().min(0).max(100_000),
      reason: z.string().max(1000).default(''),
    })
    .optional(),
})
export type DemoPayment = z.infer<typeof demoPayment>

/** What the mobile-money company says came in. */
export const demoStatement = z.strictObject({
  fileName: text(100),
  network: text(60),
  payments: z
    .array(
      z.strictObject({
        hoursAgo,
        transactionId,
        amountRwf: rwf,
        payerNumber: text(40),
        payerName: text(100),
      }),
    )
    .min(1),
})
export type DemoStatement = z.infer<typeof demoStatement>
