import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/call.ts'
import { keepSentAt } from '../pending-registration.ts'
import { useResend } from '../use-resend.ts'

type ResendCodeProps = { activationToken: string; sentAtMs: number; onSent: (atMs: number) => void }

/** Counts down from the newest mail, then becomes a button. */
export function ResendCode({ activationToken, sentAtMs, onSent }: ResendCodeProps) {
  const { isWaiting, isBusy, countdown, send } = useResend({
    sentAtMs,
    ask: async () => (await call('POST /api/user/resend-otp', { body: { activationToken } })).message,
    onSent: (atMs) => {
      keepSentAt(atMs)
      onSent(atMs)
    },
  })
  return (
    <div className="auth-resend num">
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
