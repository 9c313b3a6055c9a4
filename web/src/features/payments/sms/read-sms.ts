import { payerNumber, readMoment, readRwf, SMS_MAX_LENGTH } from '@academy/contract/payments/rules'
import { withoutAccents } from '@academy/contract/text'
import { type SmsKind, smsKindOf } from './sms-kind.ts'
import { stripBalance } from './strip-balance.ts'

export interface SmsReading {
  network: 'MTN MoMo' | 'Airtel Money' | null
  /** Only `paid` may be the payment; money received, airtime, cash taken out and failures are told apart. */
  kind: SmsKind
  transactionId: string | null
  amountRwf: number | null
  /** Whom the message names, without their code or number. */
  recipient: string | null
  /** ISO, UTC. */
  paidAt: string | null
  /** `+250780000114` */
  payerNumber: string | null
  /** The message without its balance: what is sent. Null when there is nothing. */
  cleaned: string | null
}

const CURRENCY = '(?:rwf|frw)'
const FIGURE = String.raw`\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,4})?`
const AMOUNT = new RegExp(String.raw`${CURRENCY}\s?(${FIGURE})|(${FIGURE})\s?${CURRENCY}(?![a-z])`, 'gi')
const BARE_AMOUNT = new RegExp(String.raw`\b(?:amt|amount|montant|amafaranga)\s?:?\s?(${FIGURE})`, 'i')
const FEE_BEFORE =
  /\b(?:fees?|frais|charges?|cost|cout|commission|ikiguzi|igiciro|tax|taxe|bonus|cashback|serivisi)\b[^\d]{0,20}$/i
const FEE_AFTER = /^\s?\)?\s?(?:de\s)?(?:fees?|frais|charges?)\b/i

/** Airtel writes the minute into its ids: MP260531.0040.B02157. */
const AIRTEL_ID = /\b[A-Z]{2}(\d{2})(\d{2})(\d{2})\.(\d{2})(\d{2})\.[A-Z]?\d{4,8}\b/
const ID_LABELS: readonly RegExp[] = [
  /\b(?:tx|txn|trans)\s?\.?\s?id\b/,
  /\btid\b/,
  /(?<!\b(?:external|externe|et)\s{0,3})\b(?:financial\s|ft\s?)?(?:transaction\s|trans\.?\s)?id\b(?:\s(?:ya|de|y'i?gikorwa|y'ubwishyu)\s?(?:la\s)?(?:transaction|ubwishyu|igikorwa)?)?(?:\stransaction\b)?/,
  /\b(?:identifiant|numero|n°|no|nimero|nomero|inomero)\s(?:de\s(?:la\s)?|ya\s|y'i?)(?:transaction|gikorwa|ubwishyu)/,
  /\b(?:ref|reference)\b(?:[\s.:]{0,2}(?:no|number)\b)?/,
]
const ID_VALUE = /^[\s:.#n°-]{0,6}(?=[A-Z0-9]*\d)([A-Z0-9]{4,40})/i

const NAMED =
  /(?<![\p{L}\d*])(?:to|à|au|a|vers|kuri|ku|kwa|by|par|na)\s*:?\s+(?:\d{9,12}[\s,]+)?(?!(?:konti|yawe|votre|your|the|my|transaction)\b)(\p{L}[^\n;*(]*?)(?=\s*(?:\(|\b\d{4,}|\b(?:has|was|have|a\s[ée]t[ée]|avec|with|from|depuis|on|at|le|in|via|for|pour|kuwa|tariki|saa|yagenze|byagenze|bwagenze|bwakozwe|[yb]w?akiriwe|kuva|ukoresheje|effectu[ée]e?|r[ée]ussie?|done|successful(?:ly)?|amt|fee|new)(?![\p{L}\d])|[;*,]|\.(?=\s+\p{Lu}\p{Ll}|\s*\*|\s*$|\s+\d)|\n|$))/giu

const PAYER =
  /\b(?:from|depuis|du|kuva kuri|uvuye kuri|number|numero|nimero)\s?:?\s?(?:le\s|your\s|votre\s|yawe\s)?\(?(\+?(?:250|0)?7[2389]\d(?:[\s-]?\d{3}){2})\b/i

/** Reads a confirmation of MTN MoMo or Airtel Money in English, French or Kinyarwanda. What it does not find is null; it
 * never throws, whatever was pasted. */
export function readSms(text: string, now: Date): SmsReading {
  const cleaned = stripBalance(text.trim()).slice(0, SMS_MAX_LENGTH)
  const plain = withoutAccents(cleaned)
  const recipient = recipientIn(cleaned)
  const amountRwf = amountIn(plain)
  const transactionId = idIn(plain)
  return {
    network: networkOf(plain),
    kind: smsKindOf(plain, recipient, amountRwf !== null && (recipient ?? transactionId) !== null),
    transactionId,
    amountRwf,
    recipient,
    paidAt: paidAtIn(plain, now),
    payerNumber: payerNumber(PAYER.exec(plain)?.[1] ?? ''),
    cleaned: cleaned || null,
  }
}

function networkOf(plain: string): SmsReading['network'] {
  if (
    /\bairtel\b|\btid\b|\b(?:txn|trans)\s?\.?\s?id:?\s[A-Z]{2}\d{6}\./i.test(plain) ||
    AIRTEL_ID.test(plain)
  )
    return 'Airtel Money'
  return /\b(?:mtn|momo|mokash)\b|y.?ello|\btxid\b|\bft\sid\b|financial transaction|^\*1\d\d\*[sr]\*/i.test(
    plain,
  )
    ? 'MTN MoMo'
    : null
}

function amountIn(plain: string): number | null {
  for (const found of plain.matchAll(AMOUNT)) {
    const before = plain.slice(Math.max(0, found.index - 40), found.index)
    const after = plain.slice(found.index + found[0].length, found.index + found[0].length + 20)
    if (FEE_BEFORE.test(before) || FEE_AFTER.test(after)) continue
    return readRwf(found[1] ?? found[2] ?? '')
  }
  const bare = BARE_AMOUNT.exec(plain)?.[1]
  return bare === undefined ? null : readRwf(bare)
}

function idIn(plain: string): string | null {
  const airtel = AIRTEL_ID.exec(plain)?.[0]
  if (airtel) return airtel
  for (const label of ID_LABELS) {
    for (const found of plain.matchAll(new RegExp(label, 'gi'))) {
      const value = ID_VALUE.exec(plain.slice(found.index + found[0].length))?.[1]
      if (value) return value.toUpperCase()
    }
  }
  return null
}

/** The first name that is one: "to your account" and "kuri konti" name nobody. */
function recipientIn(cleaned: string): string | null {
  for (const found of cleaned.matchAll(NAMED)) {
    const name = (found[1] ?? '').replace(/\s+/g, ' ').trim()
    if (name.length >= 3 && name.length <= 100 && !/^(?:rwf|frw|your|votre|mobile money|momo)\b/i.test(name))
      return name
  }
  return null
}

const DAY_MS = 86_400_000

/** A time ahead of the phone's clock by more than a day was read wrongly. */
function paidAtIn(plain: string, now: Date): string | null {
  const [, year, month, day, hour, minute] = AIRTEL_ID.exec(plain) ?? []
  const at = readMoment(plain) ?? readMoment(`20${year}-${month}-${day} ${hour}:${minute}`)
  return at === null || at > now.getTime() + DAY_MS ? null : new Date(at).toISOString()
}
