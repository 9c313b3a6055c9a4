import { useEffect, useState } from 'react'
import { openCopies } from '../device/copies.ts'
import { ANSWERS_CACHE } from './offline-copies.ts'

const isSameQuestion = (kept: URL, asked: URL) =>
  kept.pathname === asked.pathname &&
  [...asked.searchParams].every(([name, value]) => kept.searchParams.get(name) === value)

/** When the server gave the newest copy of an answer that the service worker keeps; null where there is none. */
async function dateOfCopy(address: string): Promise<Date | null> {
  const cache = await openCopies(ANSWERS_CACHE)
  if (!cache) return null
  const asked = new URL(address, location.origin)
  const dates = await Promise.all(
    (await cache.keys())
      .filter((request) => isSameQuestion(new URL(request.url), asked))
      .map(async (request) => Date.parse((await cache.match(request))?.headers.get('date') ?? '')),
  )
  const newest = Math.max(...dates.filter(Number.isFinite))
  return Number.isFinite(newest) ? new Date(newest) : null
}

/** Of when the copy on the screen is; undefined where none is known. */
export function useCopyDate(address: string): Date | undefined {
  const [date, setDate] = useState<Date>()
  useEffect(() => {
    let isCurrent = true
    setDate(undefined)
    void dateOfCopy(address).then((found) => isCurrent && setDate(found ?? undefined))
    return () => {
      isCurrent = false
    }
  }, [address])
  return date
}
