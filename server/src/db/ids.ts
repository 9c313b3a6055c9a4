import { randomBytes } from 'node:crypto'

const COUNTER_BITS = 24n
const RANDOM_BITS = 40n

let lastSecond = 0n
let counter = 0n

/**
 * A new id: 24 lower-case hex letters — 4 bytes seconds, 3 bytes counter, 5 bytes random. Strictly increasing within
 * a process, also when the clock steps back; never guessed from another.
 */
export function newId(nowMs: number = Date.now()): string {
  const second = BigInt(Math.floor(nowMs / 1000))
  if (second > lastSecond) {
    lastSecond = second
    counter = 0n
  } else {
    counter += 1n
    if (counter >> COUNTER_BITS) {
      lastSecond += 1n
      counter = 0n
    }
  }
  const random = BigInt(`0x${randomBytes(5).toString('hex')}`)
  const value = (((lastSecond << COUNTER_BITS) | counter) << RANDOM_BITS) | random
  return value.toString(16).padStart(24, '0')
}

/** No id made at that moment or after it comes before this one: what a primary key tells of when a row began. */
export const firstIdAt = (ms: number): string =>
  Math.floor(ms / 1000)
    .toString(16)
    .padStart(8, '0')
    .padEnd(24, '0')
