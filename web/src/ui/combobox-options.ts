import { isFoundBy } from '../lib/texts/is-found-by.ts'

export type ComboOption = {
  value: string
  label: string
  /** A second line: the e-mail, the instructor. */
  detail?: string
  disabled?: boolean
}

/** Those whose label, or detail, holds what was typed. */
export const optionsMatching = (options: readonly ComboOption[], typed: string): ComboOption[] =>
  options.filter(({ label, detail = '' }) => isFoundBy(`${label} ${detail}`, typed))

/** The next option that can be chosen, around the ends; -1 where there is none. */
export function nextEnabled(options: readonly ComboOption[], from: number, step: 1 | -1): number {
  for (let tries = 1; tries <= options.length; tries++) {
    const at = (from + step * tries + options.length * 2) % options.length
    if (!options[at]?.disabled) return at
  }
  return -1
}
