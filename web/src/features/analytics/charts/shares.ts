import type { ShareRow } from '@academy/contract/analytics'

/** With one decimal, as it is shown; nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.round((part / whole) * 1_000) / 10) : 0

/** 62.5 → 62.5% */
export const tenth = (percent: number): string => `${Math.round(percent * 10) / 10}%`

/** Between which two lectures the most students are lost; null when none are. */
export function deepestDrop(
  rows: readonly ShareRow[],
): { from: ShareRow; to: ShareRow; lost: number } | null {
  let deepest: { from: ShareRow; to: ShareRow; lost: number } | null = null
  for (const [n, to] of rows.entries()) {
    const from = rows[n - 1]
    if (from && from.completed - to.completed > (deepest?.lost ?? 0))
      deepest = { from, to, lost: from.completed - to.completed }
  }
  return deepest
}
