import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Moves on by itself, for what is told by how long ago it was. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
