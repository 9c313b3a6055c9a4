/** Signs that mean something in GIFT and are written with a backslash where they do not. */
const SPECIAL = /[~=#{}:\\]/g

export function escapeGift(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(SPECIAL, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** A backslash before anything else is a backslash. */
export const unescapeGift = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** Where the sign first stands without a backslash before it; -1 when nowhere. */
export function findPlain(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text[at] ?? '')) return at
  }
  return -1
}

/** Cuts before each plain `=` and `~`; what stands before the first of them is the first piece. */
export function cutAnswers(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (let at = findPlain(text, '=~'); at >= 0; at = findPlain(text, '=~', at + 1)) {
    pieces.push(text.slice(from, at))
    from = at
  }
  pieces.push(text.slice(from))
  return pieces
}
