import { useEffect, useState } from 'react'
import { failureMessage } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { formatCountdown, secondsUntilResend } from './countdown.ts'

interface Resend {
  sentAtMs: number
  /** Asks for another code; gives back what to say. */
  ask: () => Promise<string>
  onSent: (atMs: number) => void
}

/** Counts down from the newest mail; then another code may be asked for. */
export function useResend({ sentAtMs, ask, onSent }: Resend) {
  const [nowMs, setNowMs] = useState(Date.now)
  const [isBusy, setIsBusy] = useState(false)
  const secondsLeft = secondsUntilResend(sentAtMs, nowMs)
  const isWaiting = secondsLeft > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNowMs(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting])

  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const said = await ask()
      const sentAt = Date.now()
      setNowMs(sentAt)
      onSent(sentAt)
      toast.success(said)
    } catch (failure) {
      toast.error(failureMessage(failure, ''))
    } finally {
      setIsBusy(false)
    }
  }
  return { isWaiting, isBusy, countdown: formatCountdown(secondsLeft), send }
}
