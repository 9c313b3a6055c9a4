import * as USER_MESSAGES from '@academy/contract/users/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure, call } from '../../../lib/calls/call.ts'
import type { ProofChallenge } from './proof-of-work.ts'
import { solveProof } from './solve-proof.ts'
import type { ThirdParty } from './third-party.ts'

/** `waiting` is for the person to act in another service's widget; the rest happens by itself. `off`: none is asked for. */
type Check =
  | { state: 'loading' | 'working' | 'passed' | 'off' }
  | { state: 'waiting' | 'solved'; provider: ThirdParty; siteKey: string; round: number }
  | { state: 'failed'; message: string }

/** The server's challenges live twenty minutes; a form may stay open longer. */
const FRESH_MS = 15 * 60_000

export interface Captcha {
  check: Check
  isPassed: boolean
  /** The solution for one call: each is accepted once, so a new one is made when this one is used or stale. */
  take: () => Promise<string | undefined>
  solvedElsewhere: (solution: string | undefined) => void
  fail: (failure: unknown) => void
  retry: () => void
}

/** The check that the academy has chosen: its own proof of work, another service's widget, or none. */
export function useCaptcha(isWanted = true): Captcha {
  const [check, setCheck] = useState<Check>({ state: 'loading' })
  const held = useRef<{ solution: string | undefined; sinceMs: number } | null>(null)

  const solve = useCallback(async (signal?: AbortSignal) => {
    const { provider, siteKey, challenge } = await call('GET /api/captcha', { signal })
    if (provider !== 'altcha' && provider !== 'none') {
      held.current = null
      return setCheck({ state: 'waiting', provider, siteKey: siteKey ?? '', round: Date.now() })
    }
    if (provider === 'altcha') setCheck((now) => (now.state === 'passed' ? now : { state: 'working' }))
    const solution =
      provider === 'altcha' ? await solveProof(challenge as unknown as ProofChallenge, signal) : undefined
    held.current = { solution, sinceMs: Date.now() }
    setCheck({ state: provider === 'none' ? 'off' : 'passed' })
  }, [])

  const fail = useCallback((failure: unknown) => {
    if (!(failure instanceof CallFailure)) throw failure
    setCheck({ state: 'failed', message: failure.message })
  }, [])

  const start = useCallback(
    (signal?: AbortSignal) => {
      setCheck({ state: 'loading' })
      solve(signal).catch((failure) => signal?.aborted || fail(failure))
    },
    [solve, fail],
  )

  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    start(stop.signal)
    return () => stop.abort()
  }, [isWanted, start])

  const take = async () => {
    if (!isWanted) return undefined
    const isStale = !held.current || Date.now() - held.current.sinceMs > FRESH_MS
    if (isStale) await solve()
    const taken = held.current
    if (!taken) throw new CallFailure(0, USER_MESSAGES.captchaRequired)
    held.current = null
    setCheck((now) => (now.state === 'solved' ? { ...now, state: 'waiting', round: now.round + 1 } : now))
    return taken.solution
  }

  const solvedElsewhere = useCallback((solution: string | undefined) => {
    held.current = solution ? { solution, sinceMs: Date.now() } : null
    setCheck((now) => {
      const isWidget = now.state === 'waiting' || now.state === 'solved'
      return isWidget ? { ...now, state: solution ? 'solved' : 'waiting' } : now
    })
  }, [])

  const isPassed = check.state === 'passed' || check.state === 'solved' || check.state === 'off'
  return { check, isPassed, take, solvedElsewhere, fail, retry: start }
}
