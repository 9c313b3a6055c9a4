import type { MatchKind, PaymentRequest } from '@academy/contract/payments'

let made = 0

/** A request that waits, for tests of what is done with requests. */
export function aRequest(name: string, price = 45_000, kind: MatchKind = 'exact'): PaymentRequest {
  made += 1
  const at = new Date(Date.UTC(2026, 10, 20, 8, made)).toISOString()
  return {
    _id: made.toString(16).padStart(24, '0'),
    reference: `REF${made}`,
    status: 'pending',
    provider: 'manual',
    course: { _id: 'c'.repeat(24), title: 'Android Apps with Kotlin', price },
    user: { _id: 'u'.repeat(24), name, email: `${name.toLowerCase()}@example.rw` },
    student: { name },
    price,
    requestedAt: at,
    requestDate: at,
    reviewedAt: null,
    reviewedBy: null,
    reason: '',
    transactionId: `1482${made}`,
    payerNumber: '+250780000627',
    amountRwf: price,
    recipient: null,
    paidAt: null,
    sms: null,
    hasScreenshot: false,
    match: { kind, confidence: 99, payment: null, fields: null, usedBy: null },
  }
}
