// Payments: mobile money for a paid course, seen from both sides. A student's way to pay and its history; the admin's review
// with its panel and its count for other screens. Being enrolled follows from an approval and belongs to enrolments.

export { PaymentHistory } from './components/payment-history.tsx'
export { PaymentNews } from './components/payment-news.tsx'
export { LazyPendingPayments } from './lazy-pending-payments.ts'
export { pendingPaymentsQuery } from './own-payments.ts'
export { useArePaymentsKnown } from './payments-known.ts'
export { oldestPendingQuery } from './review/api.ts'
export { PaymentsCount } from './review/lazy-payments-count.ts'
export { LazyPaymentsOf } from './review/lazy-payments-of.ts'
export { OldestPanel } from './review/queue/oldest-panel.tsx'
export { PAYMENT_REQUESTS_ADDRESS } from './review/review-view.ts'
