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
  wayBack: 'Check what you sent and send it again. Nothing has to be paid twice.',
} as const
