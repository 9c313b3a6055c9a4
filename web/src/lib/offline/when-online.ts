import { backoffMs } from '../backoff.ts'

/** Browsers do not notice every line that comes back. */
const WAITS = { firstMs: 2_000, longestMs: 10_000 }

/** Loads what a page can stand without. Where the line is gone it comes when there is one again; until then nothing of it shows. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load()
    } catch {
      await online(backoffMs(WAITS, failures))
    }
  }
}

function online(atLastMs: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const go = () => {
      listening.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, atLastMs)
    addEventListener('online', go, { signal: listening.signal })
  })
}
