import { foldForSearch } from '@academy/contract/text'

/** What has words that begin so, all of them; what itself begins so comes first. */
export function matching<Line extends { label: string }>(lines: readonly Line[], typed: string): Line[] {
  const asked = foldForSearch(typed)
  const words = asked.split(/\s+/)
  const has = (label: string) => {
    const own = foldForSearch(label).split(/\s+/)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const rank = ({ label }: Line) => (foldForSearch(label).startsWith(asked) ? 0 : 1)
  return lines.filter(({ label }) => has(label)).sort((one, other) => rank(one) - rank(other))
}
