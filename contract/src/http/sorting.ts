import { z } from 'zod'

/** A column that a list is sorted by; with a minus the greatest first. */
export type SortText<S extends string> = S | `-${S}`

/** The order of a list that its caller chooses; without it, and with one that it does not have, the list's usual one. */
export function sortQuery<const S extends string>(...columns: S[]) {
  const texts = columns.flatMap((column): SortText<S>[] => [column, `-${column}`])
  return z.enum(texts).optional().catch(undefined)
}

/** `-score` as the column and the direction. */
export function readSort<S extends string>(text: SortText<S>): { by: S; isDescending: boolean } {
  const isDescending = text.startsWith('-')
  return { by: (isDescending ? text.slice(1) : text) as S, isDescending }
}
