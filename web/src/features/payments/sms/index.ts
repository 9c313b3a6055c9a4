// Reads what a phone says after a mobile-money payment: pure, loaded with the first SMS that somebody pastes. It sends nothing,
// and judges nothing: what differs from the order is for the page to say.
export { readSms, type SmsReading } from './read-sms.ts'
export { isSameRecipient } from './sms-kind.ts'
