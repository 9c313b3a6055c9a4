// Payments: mobile money for a paid course. A student pays, tells the academy, and an admin (or a provider) decides.
// Being enrolled is enrolments; it follows from an approval and is never taken back here.
export * from './contract.ts'
export * from './match.ts'
export * as PAYMENT_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './receipt-wording.ts'
export * from './review.ts'
export * from './rules.ts'
export * from './shapes.ts'
export * from './statements.ts'
