import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Null means an unknown account: it takes the same time and is always false. */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
}

export type PasswordOptions = {
  /** Hashes computed at the same moment; by default one core stays free for everything else. */
  concurrency?: number
  /** More callers than this in the queue are turned away with `isPasswordsBusy`. */
  maxWaiting?: number
}

/** argon2id is the library's default algorithm; its enum does not exist at run time. Memory in KiB. */
const ARGON2: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const BUSY = 'PASSWORDS_BUSY'

export function createPasswords(options: PasswordOptions = {}): Passwords {
  const inTurn = createTurns(
    options.concurrency ?? Math.max(1, availableParallelism() - 1),
    options.maxWaiting ?? 1000,
  )
  // Begun at once, on a thread beside: no start waits for it, and it is there before anybody signs in.
  const dummyHash = hash('no account has this password', ARGON2)
  // A failure is told by the `verify` that waits for this hash.
  dummyHash.catch(() => {})

  return {
    hash: (password) => inTurn(() => hash(password, ARGON2)),
    verify: (storedHash, password) =>
      inTurn(async () => (await verify(storedHash ?? (await dummyHash), password)) && storedHash !== null),
  }
}

/** The frame answers 503: too many are signing in at once. */
export function isPasswordsBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === BUSY
}

/** First come, first served; at most `concurrency` at a time. */
function createTurns(concurrency: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw Object.assign(new Error('too many password checks'), { code: BUSY })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
