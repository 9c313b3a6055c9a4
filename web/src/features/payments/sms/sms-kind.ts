import { withoutAccents } from '@academy/contract/text'

export type SmsKind = 'paid' | 'received' | 'bought' | 'withdrawn' | 'failed' | 'reversed' | 'unknown'

const KINDS: readonly [SmsKind, RegExp][] = [
  [
    'failed',
    /\b(?:failed|declined|unsuccessful|insufficient|echoue|refuse|ntibyakunze|ntiyakunze|ntabwo|byanze)\b|n'a pas (?:pu|abouti)/i,
  ],
  [
    'reversed',
    /\b(?:revers\w+|refund\w*|annule\w*|rembourse\w*|gusubizwa|wasubijwe|yasubijwe|byasubijwe)\b/i,
  ],
  ['withdrawn', /\b(?:withdrawn|withdrew|cash out|retrait|retire|wabikuje|kubikuza|wabikuye)\b/i],
  [
    'received',
    /\b(?:you have received|you received|received\.?\s(?:tid|rwf|\d)|bank deposit|cash deposit|vous avez recu|depot de|wakiriye|mwakiriye|umaze kwakira|umaze kubitsa)\b/i,
  ],
  ['bought', /\b(?:umaze kugura|waguze|you have (?:bought|purchased|topped)|vous avez achete)\b/i],
]
const GOODS =
  /^(?:mtn\s|airtel\s)?(?:airtime|bundles?|packs?|cash ?power|electricity|data|internet|ama.?inite|umuriro|voice)\b/i

/** What a message is about. @param plain without accents */
export function smsKindOf(plain: string, recipient: string | null, hasPayment: boolean): SmsKind {
  const told = KINDS.find(([, words]) => words.test(plain))
  if (told) return told[0]
  if (recipient && GOODS.test(recipient)) return 'bought'
  return hasPayment ? 'paid' : 'unknown'
}

/** Whether two spellings name one recipient: phones cut names short and forms of companies vary.
 * @returns null when there is too little to tell */
export function isSameRecipient(read: string, expected: string): boolean | null {
  const [one, other] = [lettersOf(read), lettersOf(expected)]
  if (one.length < 4 || other.length < 4) return null
  return one.startsWith(other) || other.startsWith(one)
}

function lettersOf(name: string): string {
  return withoutAccents(name)
    .toUpperCase()
    .replace(/\b(?:LIMITED|LTD|CO|COMPANY|SARL|PLC)\b/g, '')
    .replace(/[^A-Z]/g, '')
}
