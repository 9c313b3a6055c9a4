import { withoutAccents } from '../text/fold.ts'

const KIGALI_OFFSET_MS = 2 * 3_600_000
const DAY_MS = 86_400_000

/** English and French as they begin, Kinyarwanda whole; accents are gone by then. */
const MONTHS: readonly RegExp[] = [
  /^(jan|mutarama)/,
  /^(feb|fev|gashyantare)/,
  /^(mar|werurwe)(?!a)/,
  /^(apr|avr|mata)/,
  /^(may|mai|gicurasi)/,
  /^(june?$|juin|kamena)/,
  /^(july?$|juil|nyakanga)/,
  /^(aug|aou|kanama)/,
  /^(sep|nzeri|nzeli)/,
  /^(oct|ukwakira)/,
  /^(nov|ugushyingo)/,
  /^(dec|ukuboza)/,
]

const CLOCK = String.raw`[T\s,-]{0,3}(?:(?:at|a|saa|sa)\s{0,3})?(\d{1,2})\s?[:h]\s?(\d{2})(?:\s?[:m]\s?(\d{2})(?:\.\d+)?)?s?\s?([ap]\.?\s?m\b)?\s?(z\b|[+-]\d{2}:?\d{2}\b)?`
const YEAR_FIRST = new RegExp(String.raw`(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)${CLOCK}`, 'i')
const DAY_FIRST = new RegExp(String.raw`(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)${CLOCK}`, 'i')
const NAMED_MONTH = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:er|st|nd|rd|th)?[\s-]{1,2}([a-z]{3,12})\.?[\s,-]{1,2}(\d{4}|\d{2})(?!\d)${CLOCK}`,
  'i',
)
const MONTH_NAMED_FIRST = new RegExp(
  String.raw`(?<![a-z])([a-z]{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)${CLOCK}`,
  'i',
)

/** The moment that statements and messages of phones name, in milliseconds: Kigali's clock unless it names another. Null
 * without a day and a time of day, or when there is no such day.
 * @param isMonthFirst reads 05/11/2026 as May 11, as American spreadsheets write */
export function readMoment(text: string, isMonthFirst = false): number | null {
  const plain = withoutAccents(text.slice(0, 2_000))
  const iso = YEAR_FIRST.exec(plain)
  if (iso) return moment(iso[1], iso[2], iso[3], iso.slice(4))
  const numbers = DAY_FIRST.exec(plain)
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const isTurned = second > 12 || (isMonthFirst && first <= 12)
    const [day, month] = isTurned ? [numbers[2], numbers[1]] : [numbers[1], numbers[2]]
    return moment(numbers[3], month, day, numbers.slice(4))
  }
  const named = NAMED_MONTH.exec(plain)
  if (named) return moment(named[3], monthOf(named[2]), named[1], named.slice(4))
  const american = MONTH_NAMED_FIRST.exec(plain)
  return american ? moment(american[3], monthOf(american[1]), american[2], american.slice(4)) : null
}

/** 11/20/2026: a day that can only be read with the month first. */
export function hasMonthFirst(text: string): boolean {
  return Number(DAY_FIRST.exec(withoutAccents(text.slice(0, 200)))?.[2]) > 12
}

function monthOf(name: string | undefined): string {
  return String(MONTHS.findIndex((month) => month.test((name ?? '').toLowerCase())) + 1)
}

function moment(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  [hour, minute, second, half, zone]: (string | undefined)[],
): number | null {
  const [y, m, d] = [Number(year) + (year?.length === 2 ? 2000 : 0), Number(month), Number(day)]
  const isHalved = half !== undefined
  const isLate = /^p/i.test(half ?? '')
  const h = isHalved ? (Number(hour) % 12) + (isLate && Number(hour) <= 12 ? 12 : 0) : Number(hour)
  const [min, s] = [Number(minute), Number(second ?? 0)]
  const dayMs = Date.UTC(y, m - 1, d)
  const isDay = m >= 1 && m <= 12 && new Date(dayMs).getUTCDate() === d && y >= 2000 && y < 2100
  if (!isDay || h > 23 || min > 59 || s > 59 || (isHalved && Number(hour) > 12)) return null
  const offsetMs = zone ? offsetOf(zone) : KIGALI_OFFSET_MS
  return Math.abs(offsetMs) > DAY_MS ? null : dayMs + h * 3_600_000 + min * 60_000 + s * 1_000 - offsetMs
}

function offsetOf(zone: string): number {
  if (/^z/i.test(zone)) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

/** `RWF 55,000.00`, `55 000 Frw`, `55.000`, `(500)`, `-500`: whole RWF, below zero when it went out. Null when it is no amount. */
export function readRwf(text: string): number | null {
  const signs = text
    .replace(/(?:rwf|frw|francs?|rf)(?![a-z])\.?/gi, '')
    .replace(/^\s*f(?=\s?\d)/i, '')
    .replace(/[\s'’_  ]/g, '')
    .replace(/(?:\/=|\/-)$/, '')
  const parts =
    /^([-−(+]?)(\d{1,3}(?:([.,])\d{3})(?:\3\d{3})*|\d{1,13})(?:[.,](\d{1,2}|0+|\d{4,}))?([)-−-]?)$/.exec(
      signs,
    )
  if (!parts) return null
  const whole = Number(parts[2]?.replace(/\D/g, ''))
  const rwf = Math.round(whole + Number(`0.${parts[4] ?? 0}`))
  if (!Number.isSafeInteger(rwf)) return null
  const isOut = /[-−(]/.test(parts[1] ?? '') || /[-−)]/.test(parts[5] ?? '')
  return isOut && rwf > 0 ? -rwf : rwf
}
