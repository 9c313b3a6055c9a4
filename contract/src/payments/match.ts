import type { MatchKind } from './rules.ts'
import { payerNumber } from './rules.ts'
import type { FieldMatch, PaymentMatch, StatementPayment } from './shapes.ts'

/** What a request says, as far as a statement can confirm it. Times in milliseconds. */
export interface Claim {
  /** `transactionKey` of the id. */
  key: string | null
  priceRwf: number
  /** What the SMS says. */
  amountRwf: number | null
  payerNumber: string | null
  paidAtMs: number | null
  requestedAtMs: number
  /** Anything at all: an SMS, a number, a screenshot. */
  hasEvidence: boolean
}
/** A payment of a statement, with the form in which its id is compared. */
export interface Received extends StatementPayment {
  key: string
}
interface Judgement {
  fields: NonNullable<PaymentMatch['fields']>
  /** 0 to 99, unrounded. */
  score: number
}

/** What an SMS says and what the statement says differ by seconds; a time typed from memory by minutes. */
export const TIME_SLACK_MINUTES = 10
/** People tell the academy right after paying; without a time of their own, that moment stands in for it. */
export const TOLD_WITHIN_MINUTES = 60
/** Older than this, and it was paid for something else. */
export const PAID_BEFORE_DAYS = 7

/** Out of 99, since no statement proves who holds the phone. The id weighs as much as all the rest: it alone names one payment.
 * The amount is what is owed; the number may be a parent's; the time only narrows. What agrees counts whole, what is not known
 * a quarter (nothing speaks against it), what differs nothing. So a number that differs leaves 82, a lost id 61. */
const WEIGHTS = { id: 50, amount: 20, payer: 17, time: 12 } as const
const UNKNOWN_SHARE = 0.25
/** The moment of the request stands in for the time of the payment. */
const TOLD_TIME_WEIGHT = 10
/** Below this fewer than two things of weight agree: amount and number, or amount and time, still stand above it. */
const LIKELY_FROM = 47
const MINUTE_MS = 60_000

export function judge(claim: Claim, payment: Received): Judgement {
  const time = compareTimes(claim, Date.parse(payment.paidAt))
  const fields = {
    id:
      claim.key === null
        ? ('unknown' as const)
        : claim.key === payment.key
          ? ('same' as const)
          : ('differs' as const),
    amount: compareAmounts(claim, payment.amountRwf),
    payer: comparePayers(claim.payerNumber, payment.payerNumber),
    time,
  }
  const weights = {
    ...WEIGHTS,
    time: claim.paidAtMs === null && time === 'same' ? TOLD_TIME_WEIGHT : WEIGHTS.time,
  }
  const score = (['id', 'amount', 'payer', 'time'] as const).reduce((sum, name) => {
    const share = fields[name] === 'same' ? 1 : fields[name] === 'unknown' ? UNKNOWN_SHARE : 0
    return sum + weights[name] * share
  }, 0)
  return { fields, score }
}

interface Surroundings {
  /** The payments that may be meant. */
  payments: readonly Received[]
  /** Reference of the approved request that has this id. */
  usedBy: string | null
  /** Another request that waits said this id before. */
  isClaimedBefore: boolean
  /** Keys that other waiting requests name: such a payment is theirs unless the id agrees. */
  claimedKeys: ReadonlySet<string>
  /** The end of the statement that ends last; null when there is none. */
  statementEndMs: number | null
}

/** The one verdict a list shows. */
export function matchOf(claim: Claim, around: Surroundings): PaymentMatch {
  const best = rank(claim, around.payments).find(
    ({ payment, fields }) => fields.id === 'same' || !around.claimedKeys.has(payment.key),
  )
  if (around.usedBy !== null) {
    const named = best?.fields.id === 'same' ? best : null
    return { ...nothing('id-used'), ...(named && shown(named)), confidence: null, usedBy: around.usedBy }
  }
  if (!claim.hasEvidence) return nothing('nothing-sent')
  if (around.statementEndMs === null) return nothing('no-statement')
  const isAfter = (claim.paidAtMs ?? claim.requestedAtMs) > around.statementEndMs
  const isAnchored = best?.fields.id === 'same' || best?.fields.time === 'same'
  if (!best || best.score < LIKELY_FROM || (isAfter && !isAnchored))
    return nothing(isAfter ? 'after-statement' : 'unmatched')
  const isExact = Object.values(best.fields).every((field) => field === 'same') && !around.isClaimedBefore
  // Two name one payment and one of them is right.
  const score = best.fields.id === 'same' && around.isClaimedBefore ? best.score / 2 : best.score
  return { ...shown({ ...best, score }), kind: isExact ? 'exact' : 'likely', usedBy: null }
}

/** Whatever shares something of weight, best first, each with its own confidence. */
export function candidatesOf(claim: Claim, payments: readonly Received[]): PaymentMatch[] {
  return rank(claim, payments)
    .filter(({ fields }) => Object.values(fields).includes('same'))
    .map((judged) => ({
      ...shown(judged),
      kind: judged.score < LIKELY_FROM ? 'unmatched' : 'likely',
      usedBy: null,
    }))
}

type Judged = Judgement & { payment: Received }

function rank(claim: Claim, payments: readonly Received[]): Judged[] {
  const moment = claim.paidAtMs ?? claim.requestedAtMs
  const distance = ({ payment }: Judged) => Math.abs(Date.parse(payment.paidAt) - moment)
  return payments
    .map((payment) => ({ payment, ...judge(claim, payment) }))
    .sort(
      (a, b) => b.score - a.score || distance(a) - distance(b) || (a.payment.key < b.payment.key ? -1 : 1),
    )
}

function shown({ payment: { key: _, ...payment }, fields, score }: Judged) {
  return { payment, fields, confidence: Math.floor(score) }
}

function nothing(kind: MatchKind): PaymentMatch {
  return { kind, confidence: null, payment: null, fields: null, usedBy: null }
}

/** The price is what must have come in, whatever the SMS is said to read. */
function compareAmounts({ priceRwf, amountRwf }: Claim, receivedRwf: number): FieldMatch {
  return receivedRwf === priceRwf && (amountRwf ?? priceRwf) === receivedRwf ? 'same' : 'differs'
}

function compareTimes({ paidAtMs, requestedAtMs }: Claim, receivedMs: number): FieldMatch {
  const slackMs = TIME_SLACK_MINUTES * MINUTE_MS
  if (paidAtMs !== null) return Math.abs(paidAtMs - receivedMs) <= slackMs ? 'same' : 'differs'
  const agoMs = requestedAtMs - receivedMs
  if (agoMs < -slackMs || agoMs > PAID_BEFORE_DAYS * 24 * 60 * MINUTE_MS) return 'differs'
  return agoMs <= TOLD_WITHIN_MINUTES * MINUTE_MS ? 'same' : 'unknown'
}

/** Digits that a statement hides agree with any. Fewer than three to see tell nothing.
 * @param shownNumber `0780 *** 627`, `250780***627`, `*********627`, or whole */
export function comparePayers(number: string | null, shownNumber: string): FieldMatch {
  const signs = shownNumber
    .replace(/^\s*\(?(?:\+|00)/, '')
    .replace(/[^\dxX*•#]/g, '')
    .replace(/\D/g, '*')
  if (number === null || signs.replace(/\D/g, '').length < 3) return 'unknown'
  const digits = number.replace(/\D/g, '')
  if (!signs.includes('*'))
    return payerNumber(shownNumber.replace(/^\s*00/, '+')) === number ? 'same' : 'differs'
  const international = signs.startsWith('0') ? `250${signs.slice(1)}` : signs
  const start = /^\d*/.exec(international)?.[0] ?? ''
  const end = /\d*$/.exec(international)?.[0] ?? ''
  const isInPlace = (prefix: string) => digits.startsWith(prefix) && digits.endsWith(end)
  return isInPlace(start) || (start.startsWith('7') && isInPlace(`250${start}`)) ? 'same' : 'differs'
}

/** The last three digits, which statements leave readable; empty when they are hidden. */
export function payerEnding(shownNumber: string): string {
  return /(\d{3})\D?$/.exec(shownNumber.replace(/[\s().-]/g, ''))?.[1] ?? ''
}
