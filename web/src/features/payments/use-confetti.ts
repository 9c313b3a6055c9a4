import { CONFETTI_MS } from '@academy/contract/payments/rules'
import { useEffect } from 'react'
import { readStorage, writeStorage } from '../../lib/device/storage.ts'

const DAY_MS = 86_400_000

/** Once a request, on the day of its approval; somebody who wants no motion has the still gem. */
export function useConfetti(id: string, approvedAt: string | null): void {
  useEffect(() => {
    const key = `confetti:${id}` as const
    if (!approvedAt || Date.now() - Date.parse(approvedAt) > DAY_MS || readStorage(key)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let end: (() => void) | null = null
    let isGone = false
    // An approval often comes while another app is in front.
    const throwWhenSeen = async () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', throwWhenSeen)
      const { throwConfetti } = await import('./confetti.ts')
      if (isGone) return
      writeStorage(key, '1')
      end = throwConfetti(CONFETTI_MS)
    }
    document.addEventListener('visibilitychange', throwWhenSeen)
    void throwWhenSeen()
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', throwWhenSeen)
      end?.()
    }
  }, [id, approvedAt])
}
