import { useEffect, useState } from 'react'
import { registerUnsent } from '../../lib/offline/unsent.ts'

/** The database's code comes after the page, and the engine that sends only where something is left over. */
const store = () => import('./browser/store.ts')

registerUnsent(async (person) => (await store()).unsentSittings(person))

/** Sends what earlier sittings of the person left on this device; how many of them still wait. */
export function useLeftovers(person: string): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    async function send() {
      const { storedSittings, unsentSittings } = await store()
      if ((await storedSittings(person)).length === 0) return
      const count = async () => {
        const found = await unsentSittings(person)
        if (!signal.aborted) setWaiting(found)
      }
      await count()
      const { sendLeftovers } = await import('./browser/leftovers.ts')
      await sendLeftovers(person, signal)
      await count()
    }
    // Where the device stores nothing there is nothing left over.
    send().catch(() => undefined)
    return () => abort.abort()
  }, [person])
  return waiting
}
