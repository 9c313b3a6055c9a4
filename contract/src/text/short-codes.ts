/** Letters and digits that nobody confuses on paper or on the phone: no 0, 1, O, I, L. */
export const SHORT_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What somebody typed, as the academy writes it: upper case, hyphens in their places. Null when it can be no such code.
 * @param groups letters between the hyphens, [4, 4, 4] for `K7QM-4XPD-92HT` */
export function readShortCode(typed: string, groups: readonly number[]): string | null {
  const letters = typed.toUpperCase().replace(/[\s‐-―−-]+/g, '')
  const length = groups.reduce((sum, group) => sum + group, 0)
  if (letters.length !== length || [...letters].some((letter) => !SHORT_CODE_LETTERS.includes(letter)))
    return null
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group, 0))
  return groups.map((group, index) => letters.slice(starts[index], (starts[index] ?? 0) + group)).join('-')
}
