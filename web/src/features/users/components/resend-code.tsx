import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { formatCountdown, secondsUntilResend } from '../countdown.ts'
import { keepSentAt } from '../pending-registration.ts'
import styles from './resend-code.module.css'

type ResendCodeProps = { activationToken: string; sentAtMs: number; onSent: (atMs: number) => void }

/** Counts down from the newest mail, then becomes a button. */
export function ResendCode({ activationToken, sentAtMs, onSent }: ResendCodeProps) {
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
      const { message } = await call('POST /api/user/resend-otp', { body: { activationToken } })
      const sentAt = Date.now()
      keepSentAt(sentAt)
      setNowMs(sentAt)
      onSent(sentAt)
      toast.success(message)
    } catch (failure) {
      toast.error(failureMessage(failure, ''))
    } finally {
      setIsBusy(false)
    }
  }

  const countdown = formatCountdown(secondsLeft)
  return (
    <div className={`${styles.resend} num`}>
      {isWaiting ? (
        <span>
          <Trans>Send a new code in {countdown}</Trans>
        </span>
      ) : (
        <button type="button" className="link" aria-busy={isBusy || undefined} onClick={send}>
          <Trans>Send a new code</Trans>
        </button>
      )}
    </div>
  )
}
