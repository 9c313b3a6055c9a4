/** What one SMS holds in the alphabet of GSM 03.38; of any other letter in it the whole costs more than twice as much. */
export const SMS_MAX_LENGTH = 160

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Each takes the place of two. */
const EXTENDED = '^{}\\[~]|€'
const WRITTEN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '×': 'x',
  '−': '-',
  '`': "'",
}

/** How many places a text takes; infinite with a letter that the alphabet does not have. */
export function gsmLength(text: string): number {
  let length = 0
  for (const letter of text) {
    if (BASIC.includes(letter)) length += 1
    else if (EXTENDED.includes(letter)) length += 2
    else return Number.POSITIVE_INFINITY
  }
  return length
}

/** The same in that alphabet: an accent goes where the letter is known without it, and what is not known at all goes. */
export function asGsm(text: string): string {
  let written = ''
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const plain = WRITTEN[letter] ?? letter
    if (gsmLength(plain) < Number.POSITIVE_INFINITY) written += plain
    else written += [...letter.normalize('NFKD')].filter((part) => gsmLength(part) === 1).join('')
  }
  return written.replace(/ {2,}/g, ' ').trim()
}

/** One SMS: who says it, what, and where it is. What is too long is said in fewer words; the link stays whole, or goes where it
 * would leave no room for them. */
export function smsText(sender: string, said: string, url: string): string {
  const name = cut(asGsm(sender), 30)
  const link = url !== '' && gsmLength(url) <= SMS_MAX_LENGTH / 2 ? ` ${url}` : ''
  const room = SMS_MAX_LENGTH - gsmLength(`${name}: `) - gsmLength(link)
  return `${name}: ${cut(asGsm(said), room)}${link}`
}

function cut(text: string, room: number): string {
  if (gsmLength(text) <= room) return text
  let kept = ''
  let left = room - 3
  for (const letter of text) {
    left -= gsmLength(letter)
    if (left < 0) break
    kept += letter
  }
  // Never in the middle of a word, unless it is all there is.
  const words = kept.slice(0, Math.max(kept.lastIndexOf(' '), 0)) || kept
  return `${words.replace(/[ ,;:.-]+$/, '')}...`
}
