// Payments: mobile money for a paid course, seen from both sides. A student's way to pay and its history; the admin's desk
// with its panel and its count for other screens. Being enrolled follows from an approval and belongs to enrolments.

export { PaymentHistory } from './components/payment-history.tsx'
export { oldestPendingQuery } from './desk/api.ts'
export { DESK_ADDRESS } from './desk/desk-view.ts'
export { PaymentsCount } from './desk/late-payments-count.ts'
export { PanelOfFive } from './desk/panel-of-five.tsx'
export { LatePaymentNews } from './late-payment-news.ts'
export { LatePendingPayments } from './late-pending-payments.ts'
export { useArePaymentsKnown, usePendingPayments } from './own-payments.ts'
