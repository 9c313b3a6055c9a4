const FIGURE = String.raw`\d+(?:[ ,.\u00a0\u202f]\d{3})*(?:[.,]\d{1,4})?(?!\d)`
const CURRENCY = String.raw`(?:rwf|frw|rf|f)\b`
const MONEY = String.raw`(?:${CURRENCY}\.?\s{0,3})?${FIGURE}(?:\s{0,3}${CURRENCY})?`
const BALANCE = String.raw`(?:balances?|bal\.?|solde|disponibles?|available|asigaye|usigaranye|musigaranye|usigaje|hasigaye|hasigayeho|ifiteho|ufiteho|ufite|isigayeho|isigayemo|hasigayemo|remaining|restant|reste)`
/** Words that lead up to it and mean nothing without it. */
const LEAD = String.raw`(?:(?:your|my|the|new|current|available|momo|mobile|money|account|wallet|votre|le|un|nouveau|actuel|compte|amafaranga|umubare|w'?amafaranga|ubu|mokash|airtel|konti|yawe|kuri)\s{1,3})`
/** "RWF 500 left", and not "RWF 500 left your account". */
const LEFT = String.raw`(?:left(?!\s+(?:your|the|my))|remaining|restants?)`

const AFTER = new RegExp(
  String.raw`${LEAD}{0,6}(?<![\p{L}\d])${BALANCE}(?![\p{L}\d])(?:[^\d.;\n]{0,60}${MONEY}\s{0,2}[.,;]?|\s{0,3}:\s{0,3}[.;])\s{0,2}`,
  'giu',
)
const BEFORE = new RegExp(
  String.raw`(?<![\d.,])${MONEY}\s{0,3}(?:(?:is|est|ni|=|:)?\s{0,3}${LEAD}{1,6}(?<![\p{L}\d])${BALANCE}|${LEFT})(?![\p{L}\d])\s{0,2}[.,;]?\s{0,2}`,
  'giu',
)

/** Nobody has to know how much is left on a student's phone: every clause that tells it goes, in the three languages. */
export function stripBalance(text: string): string {
  const bounded = text.slice(0, 10_000)
  return bounded
    .replace(AFTER, ' ')
    .replace(BEFORE, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,;\n])/g, '$1')
    .trim()
}
