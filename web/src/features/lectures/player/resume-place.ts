import { COMPLETE_AT_SHARE } from '@academy/contract/progress/rules'

const WORTH_RESUMING_SECONDS = 10

/** Where a recording starts: at the place left, unless that is at its very beginning or already at its end. */
export function startPlace(savedSeconds: number | undefined, durationSeconds: number | null): number {
  if (savedSeconds === undefined || !(savedSeconds > WORTH_RESUMING_SECONDS)) return 0
  if (durationSeconds && savedSeconds >= durationSeconds * COMPLETE_AT_SHARE) return 0
  return savedSeconds
}

/** The page or slide to open at, counted from 0; past the last one it begins anew. */
export function startPage(savedPage: number | undefined, pageCount: number): number {
  const page = Math.floor(savedPage ?? 0)
  return page > 0 && page < pageCount - 1 ? page : 0
}
