import { Trans } from '@lingui/react/macro'
import { Check, ShieldCheck, ShieldX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './captcha-check.module.css'
import type { Captcha } from './use-captcha.ts'

/** The check's place in a form, at its full height from the start. */
export function CaptchaCheck({ captcha }: { captcha: Captcha }) {
  const { check } = captcha
  if (check.state === 'off') return null
  if (check.state === 'waiting' || check.state === 'solved')
    return <ThirdPartyCheck key={check.round} captcha={captcha} />
  if (check.state === 'failed') return <FailedCheck message={check.message} onRetry={() => captcha.retry()} />
  const isPassed = check.state === 'passed'
  return (
    <div className={styles.check}>
      <span className={styles.tile} data-passed={isPassed || undefined} aria-hidden="true">
        {isPassed ? <Check /> : <span className="spinner" />}
      </span>
      <p role="status">
        <b>{isPassed ? <Trans>You are human</Trans> : <Trans>Checking this device</Trans>}</b>
        <small>
          {isPassed ? (
            <Trans>Checked on this device. No puzzle, nothing sent to others.</Trans>
          ) : (
            <Trans>It takes a second or two. No puzzle, nothing sent to others.</Trans>
          )}
        </small>
      </p>
      <ShieldCheck aria-hidden="true" />
    </div>
  )
}

function FailedCheck({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.check} data-failed>
      <span className={styles.tile} aria-hidden="true">
        <ShieldX />
      </span>
      <p role="alert">
        <b>
          <Trans>The check did not finish</Trans>
        </b>
        <small>{message}</small>
      </p>
      <Button size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function ThirdPartyCheck({ captcha }: { captcha: Captcha }) {
  const host = useRef<HTMLDivElement>(null)
  const { check, solvedElsewhere, fail } = captcha
  const provider = 'provider' in check ? check.provider : undefined
  const siteKey = 'siteKey' in check ? check.siteKey : ''

  useEffect(() => {
    if (!host.current || !provider) return
    const place = host.current
    // The service's script comes with the check, for nobody else.
    import('./third-party.ts')
      .then(({ drawThirdParty }) => drawThirdParty(place, { provider, siteKey }, solvedElsewhere))
      .catch(fail)
  }, [provider, siteKey, solvedElsewhere, fail])

  return <div ref={host} className={styles.elsewhere} />
}
