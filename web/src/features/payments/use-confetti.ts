import { useEffect } from 'react'
import { readStorage } from '../../lib/device/storage.ts'

const DAY_MS = 86_400_000

/** Once a request, on the day of its approval. */
export function useConfetti(id: string, approvedAt: string | null): void {
  useEffect(() => {
    const key = `confetti:${id}` as const
    if (!approvedAt || Date.now() - Date.parse(approvedAt) > DAY_MS || readStorage(key)) return
    let end: (() => void) | null = null
    let isGone = false
    void import('./confetti.ts').then(({ throwConfettiOnce }) => {
      if (!isGone) end = throwConfettiOnce(key)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [id, approvedAt])
}
