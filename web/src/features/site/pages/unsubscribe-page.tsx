import * as M from '@academy/contract/notifications/choices-messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { type CallReply, call, failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './unsubscribe-page.module.css'

type Subscription = NonNullable<CallReply<'GET /api/unsubscribe/{token}/state'>['subscription']>

/** Behind a mail's "Unsubscribe": nothing ends before the button, since many a mail program opens the links by itself. */
export function UnsubscribePage() {
  const { t } = useLingui()
  usePageTitle(t`Unsubscribe`)
  const { token = '' } = useParams()
  const { subscription, problem, isBusy, ask } = useSubscription(token)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        {subscription?.isOn === false ? <Trans>You are unsubscribed</Trans> : <Trans>Unsubscribe</Trans>}
      </h1>
      <NeedsScript />
      {subscription && (
        <p role="status">
          {subscription.isOn ? (
            <Trans>
              End mails about: <b>{subscription.name}</b>. The bell goes on telling you, and other mails still
              come.
            </Trans>
          ) : (
            <Trans>
              No more mails about: <b>{subscription.name}</b>. The bell goes on telling you.
            </Trans>
          )}
        </p>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{problem.words}</FieldError>
        </div>
      )}
      {subscription ? (
        <Button
          variant={subscription.isOn ? 'primary' : 'soft'}
          size="lg"
          busy={isBusy}
          onClick={() => ask(subscription.isOn ? 'POST' : 'DELETE')}
        >
          {subscription.isOn ? <Trans>Unsubscribe</Trans> : <Trans>Send them again</Trans>}
        </Button>
      ) : (
        <>
          {!problem && (
            <p role="status">
              <Trans>Loading</Trans>
            </p>
          )}
          {problem?.mayPass && (
            <Button variant="primary" size="lg" busy={isBusy} onClick={() => ask('GET')}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </>
      )}
      <ButtonLink size="lg" to="/account/notifications">
        <Trans>Choose what you hear of</Trans>
      </ButtonLink>
    </div>
  )
}

/** A link of ours that is cut, or of a deleted account, stays so; a line that dropped comes back. */
function useSubscription(token: string) {
  const [subscription, setSubscription] = useState<Subscription | null>(null)
  const [problem, setProblem] = useState<{ words: string; mayPass: boolean } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (method: 'GET' | 'POST' | 'DELETE') => {
    setIsBusy(true)
    try {
      const params = { token }
      const answer =
        method === 'GET'
          ? await call('GET /api/unsubscribe/{token}/state', { params })
          : await call(`${method} /api/unsubscribe/{token}`, { params })
      setSubscription(answer.subscription)
      setProblem(answer.subscription ? null : { words: M.linkInvalid, mayPass: false })
    } catch (failure) {
      setProblem({ words: failureMessage(failure, ''), mayPass: !isRefused(failure) })
    }
    setIsBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    void ask('GET')
  }, [token])
  return { subscription, problem, isBusy, ask }
}
