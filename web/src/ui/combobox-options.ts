import { foldForSearch } from '@academy/contract/text'

export type ComboOption = {
  value: string
  label: string
  /** A second line: the e-mail, the instructor. */
  detail?: string
  disabled?: boolean
}

/** Every word typed must begin some word of the label or the detail, in any order; accents do not matter. */
export function optionsMatching(options: readonly ComboOption[], typed: string): ComboOption[] {
  const wanted = foldForSearch(typed).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = foldForSearch(`${option.label} ${option.detail ?? ''}`)
    const words = [...text.split(/\s+/), ...text.split(/[\s@.,()-]+/)]
    return wanted.every(
      (start) => words.some((word) => word.startsWith(start)) || foldForSearch(option.label).includes(start),
    )
  })
}

/** The next option that can be chosen, around the ends; -1 where there is none. */
export function nextEnabled(options: readonly ComboOption[], from: number, step: 1 | -1): number {
  for (let tries = 1; tries <= options.length; tries++) {
    const at = (from + step * tries + options.length * 2) % options.length
    if (!options[at]?.disabled) return at
  }
  return -1
}
