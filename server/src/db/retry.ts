import { setTimeout as sleep } from 'node:timers/promises'

/** serialization_failure, deadlock_detected: the database undid the transaction and asks for it once more. */
const RETRY_CODES = new Set(['40001', '40P01'])
const TRIES = 5
const FIRST_WAIT_MS = 10

/**
 * Runs a whole transaction, and again when the database undid it because of another one. `work` must begin and end
 * the transaction itself and do nothing outside it that may not happen twice.
 */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !RETRY_CODES.has((error as { code?: string }).code ?? '')) throw error
      await sleep(FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
