// SHA-256 of short texts, synchronous: a search of fifty thousand tries would wait for as many promises otherwise, and the
// browser's own is closed on plain http, where a school may run its academy.

const ROUNDS = 64
const K = new Uint32Array(ROUNDS)
const START = new Uint32Array(8)

/** Fractions of the roots of the first primes, as the standard defines them. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0
}

for (let candidate = 2, found = 0; found < ROUNDS; candidate++) {
  let isPrime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) isPrime &&= candidate % divisor !== 0
  if (!isPrime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(candidate))
  K[found++] = fraction(Math.cbrt(candidate))
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const schedule = new Uint32Array(ROUNDS)

function mix(state: Uint32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4)
  for (let i = 16; i < ROUNDS; i++) {
    const before = schedule[i - 15] as number
    const last = schedule[i - 2] as number
    const low = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)
    const high = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10)
    schedule[i] = (schedule[i - 16] as number) + low + (schedule[i - 7] as number) + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g)
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + sum + choice + (K[i] as number) + (schedule[i] as number)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (mixed[i] as number)
}

/** Lower-case hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  new Uint8Array(padded.buffer).set(bytes)
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  const state = START.slice()
  for (let offset = 0; offset < padded.byteLength; offset += 64) mix(state, padded, offset)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}
