export const PAYMENT_STATUSES = ['pending', 'approved', 'rejected'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
/** `manual` is an admin's review; others ask a provider that answers by itself. */
export const PAYMENT_PROVIDERS = ['manual', 'mtn'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]
export const PROVIDER_NAMES: Record<PaymentProvider, string> = { manual: 'Mobile money', mtn: 'MTN MoMo' }

export const REFERENCE_GROUPS = [4, 2] as const
export const SMS_MAX_LENGTH = 2_000
export const REASON_MAX_LENGTH = 1_000
export const NOTE_MAX_LENGTH = 1_000
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024
export const STATEMENT_MAX_BYTES = 10 * 1024 * 1024
/** Lines of a statement that are told one by one. */
export const SKIPPED_LINES_TOLD = 200
export const BULK_MAX_REQUESTS = 200
/** How long an approval or a rejection waits for an undo before it is sent. */
export const UNDO_MS = 5_000
/** How long the student reads 'Payment verified!' before the course opens. */
export const REDIRECT_MS = 2_000
export const CONFETTI_MS = 5_000
export const STATUS_REFRESH_MS = 30_000
/** While somebody holds the phone that the provider asks, an answer is near. */
export const MTN_REFRESH_MS = 5_000
/** Fewer decisions say nothing about how long one takes. */
export const MEDIAN_MIN_DECISIONS = 5

/** Nothing speaks for such a payment: whoever approves it says why. What no statement can know yet is not meant. */
export const lacksEvidence = (kind: MatchKind): boolean => kind === 'nothing-sent' || kind === 'unmatched'

/** The form in which transaction ids are compared: letters and digits, upper case. Empty when there is nothing in it. */
export function transactionKey(id: string): string {
  return id.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export const TRANSACTION_KEY = /^[A-Z0-9]{4,40}$/

export {
  formatPhoneNumber as formatPayerNumber,
  phoneNumber as payerNumber,
} from '../text/phone-number.ts'
export { hasMonthFirst, readMoment, readRwf } from './written-forms.ts'

/** How well a request agrees with the imported statements. */
export const MATCH_KINDS = [
  /** Id, amount, number and time agree. */
  'exact',
  'likely',
  /** Somebody's approved request has this transaction id. */
  'id-used',
  /** Sent after the newest statement ends: it can't be in it yet. */
  'after-statement',
  /** Evidence, and no payment like it. */
  'unmatched',
  'nothing-sent',
  /** No statement was ever imported. */
  'no-statement',
] as const

export type MatchKind = (typeof MATCH_KINDS)[number]
