import {
  addWatched,
  COMPLETE_AT_SHARE,
  mergeRanges,
  type Range,
  shareWatched,
} from '@academy/contract/progress/rules'

// Where somebody is in a lecture and what they have seen of it: what the device keeps, what the server knows, as one.

export interface Position {
  positionSeconds: number
  watched: readonly Range[]
  atMs: number
}

/** Everything watched on either side; the place of the later one. */
export function joinPositions(one: Position | null, other: Position | null): Position | null {
  if (!one || !other) return one ?? other
  const later = other.atMs >= one.atMs ? other : one
  return { ...later, watched: mergeRanges([...one.watched, ...other.watched]) }
}

/** The position after this much more; a length that is unknown is null. */
export function movedOn(
  before: Position | null,
  { range, position, atMs }: { range: Range | null; position: number; atMs: number },
  length: number | null,
): Position {
  const known = before?.watched ?? []
  const watched = range ? addWatched(known, [range], length) : known
  return { positionSeconds: Math.max(0, position), watched, atMs }
}

/** Nine tenths truly watched or seen. */
export function isStudied({ watched }: Position, length: number | null): boolean {
  return length !== null && shareWatched(watched, length) >= COMPLETE_AT_SHARE
}
