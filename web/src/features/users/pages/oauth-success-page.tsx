import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoaderMark, LogoMark } from '../../../imigongo/logo.tsx'
import { academy } from '../../../lib/academy.ts'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { forgetReturn, peekReturn } from '../../../lib/pages/return-to.ts'
import { toast } from '../../../lib/toast.ts'
import { LinkText } from '../../../ui/link-text.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { oauthWelcome, readOAuthReturn } from '../oauth-return.ts'
import { learningPath, signIn } from '../session/index.ts'
import styles from './oauth-success-page.module.css'

const WAIT_MS = 100
const FAILURE_MS = 6_000
const IMPATIENCE_MS = 8_000

/** Google and GitHub return here. The code leaves the address bar before it is exchanged. The server draws the page for everybody, so it begins
 * without a word of its address. */
export function OAuthSuccessPage() {
  const { t } = useLingui()
  const go = useNavigate()
  const { search } = useLocation()
  const [arrived] = useState(() => readOAuthReturn(search))
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(failure ? t`That did not work` : t`Completing authentication`)
  const [isLate, setIsLate] = useState(false)
  const { name } = academy()

  useEffect(() => {
    const finish = async () => {
      history.replaceState(history.state, '', '/oauth-success')
      if ('failure' in arrived) return setFailure(arrived.failure)
      try {
        const { token, user } = await call('POST /api/auth/exchange', { body: { code: arrived.code } })
        signIn(token, user)
        toast.success(oauthWelcome(user.name))
        go(peekReturn() ?? learningPath(user) ?? '/', { replace: true })
        forgetReturn()
      } catch (reason) {
        setFailure(failureMessage(reason, t`Authentication failed. Please try again.`))
      }
    }
    const wait = setTimeout(finish, WAIT_MS)
    const late = setTimeout(() => setIsLate(true), IMPATIENCE_MS)
    return () => {
      clearTimeout(wait)
      clearTimeout(late)
    }
  }, [arrived, go, t])

  useEffect(() => {
    if (!failure) return
    toast.error(failure, { id: 'oauth', durationMs: FAILURE_MS })
    const leave = setTimeout(() => go('/login', { replace: true }), FAILURE_MS)
    return () => clearTimeout(leave)
  }, [failure, go])

  return (
    <main id="main" className={styles.oauth}>
      {failure ? <LogoMark className="size-28" /> : <LoaderMark />}
      <div role="status">
        <h1>{failure ? <Trans>That did not work</Trans> : <Trans>Completing authentication...</Trans>}</h1>
      </div>
      <p>
        {failure ? (
          <Trans>You are taken back to Login in a few seconds.</Trans>
        ) : (
          <Trans>This takes a second or two on a slow network.</Trans>
        )}
      </p>
      <NeedsScript />
      <p className={styles.late}>
        {failure && (
          <LinkText to="/login" replace>
            <Trans>Back to Login</Trans>
          </LinkText>
        )}
        {!failure && isLate && (
          <Trans>
            Nothing happening? <LinkText to="/">Continue to {name}</LinkText>
          </Trans>
        )}
      </p>
    </main>
  )
}
