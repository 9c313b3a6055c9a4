import { randomFillSync } from 'node:crypto'

const COUNTER_LIMIT = 2 ** 24
const RANDOM_BYTES = 5

let lastSecond = 0
let counter = 0
/** The system is asked for many ids at once: to ask for five bytes costs more than all else of an id. */
const random = Buffer.alloc(RANDOM_BYTES * 512)
let used = random.length

/**
 * A new id: 24 lower-case hex letters — 4 bytes seconds, 3 bytes counter, 5 bytes random. Strictly increasing within
 * a process, also when the clock steps back; never guessed from another.
 */
export function newId(nowMs: number = Date.now()): string {
  const second = Math.floor(nowMs / 1000)
  if (second > lastSecond) {
    lastSecond = second
    counter = 0
  } else {
    counter += 1
    if (counter === COUNTER_LIMIT) {
      lastSecond += 1
      counter = 0
    }
  }
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += RANDOM_BYTES
  return hex(lastSecond, 8) + hex(counter, 6) + random.toString('hex', used - RANDOM_BYTES, used)
}

const hex = (value: number, letters: number): string => value.toString(16).padStart(letters, '0')

/** No id made at that moment or after it comes before this one: what a primary key tells of when a row began. */
export const firstIdAt = (ms: number): string => hex(Math.floor(ms / 1000), 8).padEnd(24, '0')
