const ACCENTS = /\p{M}/gu
const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase()

/** What has words that begin so, all of them; what itself begins so comes first. */
export function matching<Line extends { label: string }>(lines: readonly Line[], typed: string): Line[] {
  const asked = fold(typed).trim()
  const words = asked.split(/\s+/)
  const has = (label: string) => {
    const own = fold(label).split(/\s+/)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const rank = ({ label }: Line) => (fold(label).startsWith(asked) ? 0 : 1)
  return lines.filter(({ label }) => has(label)).sort((one, other) => rank(one) - rank(other))
}
