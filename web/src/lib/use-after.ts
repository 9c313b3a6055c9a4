import { useEffect, useState } from 'react'

/** True so long after `isBegun` has become true. */
export function useAfter(delayMs: number, isBegun = true): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    if (!isBegun) return
    const timer = setTimeout(() => setIsAfter(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, isBegun])
  return isAfter
}
