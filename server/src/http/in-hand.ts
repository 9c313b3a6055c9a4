/** What comes and goes with each call. */
export interface InHand<T> {
  add(value: T): number
  /** What is not there any more is let be. */
  remove(place: number): void
  all(): T[]
}

/** A Map would do, but for V8: the table that it outgrows points to the next one, so that tables that have become old keep whatever was added after
 * them until the next whole collection, and each small one carries more. */
export function createInHand<T>(): InHand<T> {
  const places: (T | undefined)[] = []
  const free: number[] = []
  return {
    add: (value) => {
      const place = free.pop() ?? places.length
      places[place] = value
      return place
    },
    remove: (place) => {
      if (places[place] === undefined) return
      places[place] = undefined
      free.push(place)
    },
    all: () => places.filter((value) => value !== undefined),
  }
}
