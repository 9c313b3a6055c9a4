/** What is printed on a receipt. */
export const RECEIPT_WORDING = {
  title: 'Receipt',
  documentTitle: (reference: string) => `Receipt ${reference}`,
  fileName: (reference: string) => `receipt-${reference}.pdf`,
  paid: 'Paid',
  reference: 'Reference',
  student: 'Student',
  course: 'Course',
  amount: 'Amount',
  method: 'Paid with',
  transactionId: 'Transaction id',
  payerNumber: 'Paid from',
  paidAt: 'Time of payment',
  approvedAt: 'Approved',
  approvedBy: (when: string, name: string) => `${when}, by ${name}`,
  kigaliTime: 'Times are those of Kigali (UTC+2).',
  questions: (reference: string) => `Questions? Write to us and mention ${reference}.`,
} as const
