import { formatMoney } from '../text/index.ts'

/** What a student is told in the bell when their payment is decided. */
export const PAYMENT_NOTES = {
  approvedTitle: 'Payment approved',
  approved: (course: string, reference: string) =>
    `Your payment ${reference} was verified. You can study ${course} now.`,
  rejectedTitle: 'Payment not approved',
  rejected: (course: string, reference: string, reason: string) =>
    reason
      ? `We could not verify your payment ${reference} for ${course}: ${reason}`
      : `We could not verify your payment ${reference} for ${course}.`,
  stuckTitle: 'A payment arrived that could not be approved',
  stuck: (provider: string, reference: string, priceRwf: number, why: string) =>
    `${provider} reports ${formatMoney(priceRwf)} for ${reference}. ${why}`,
  stuckAmount: 'Its amount is not the price.',
  stuckUsed: 'Its transaction id was approved for another request.',
  waiting: (count: number) => ({
    title: count === 1 ? '1 payment waits' : `${count} payments wait`,
    message: 'Compare what was sent with what arrived, then approve or reject.',
    params: { count },
  }),
  wayBack: 'Check what you sent and send it again. Nothing has to be paid twice.',
} as const
