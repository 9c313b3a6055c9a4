import { useEffect, useState } from 'react'
import { registerUnsent } from '../../lib/unsent.ts'

/** The database's code comes after the page. */
const leftovers = () => import('./browser/leftovers.ts')

registerUnsent(async (person) => (await leftovers()).unsentSittings(person))

/** Sends what earlier sittings of the person left on this device; how many of them still wait. */
export function useLeftovers(person: string): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    async function send() {
      const { sendLeftovers, unsentSittings } = await leftovers()
      const count = async () => {
        const found = await unsentSittings(person)
        if (!signal.aborted) setWaiting(found)
      }
      await count()
      await sendLeftovers(person, signal)
      await count()
    }
    // Where the device stores nothing there is nothing left over.
    send().catch(() => undefined)
    return () => abort.abort()
  }, [person])
  return waiting
}
