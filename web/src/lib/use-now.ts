import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, moving on by itself: for what is told by how long ago it was, or how soon it is. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
