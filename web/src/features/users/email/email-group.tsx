import type { EmailState } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from '../components/account-group.module.css'
import { AccountGroup } from '../components/account-group.tsx'
import { EMAIL_ADDRESS, emailQuery } from './email-api.ts'
import { EmailCode } from './email-code.tsx'
import { EmailForm } from './email-form.tsx'
import { TryAgain } from './try-again.tsx'

/** The address that mail goes to and that one signs in with, and another in its place. */
export function EmailGroup() {
  const { t } = useLingui()
  const found = useQuery(emailQuery)
  const { data, error } = found
  const { pathname, hash } = useLocation()
  const isMeant = `${pathname}${hash}` === EMAIL_ADDRESS
  useEffect(() => {
    if (isMeant) document.getElementById('email')?.scrollIntoView({ block: 'start' })
  }, [isMeant])
  return (
    <AccountGroup
      id="email"
      title={<Trans>Email address</Trans>}
      lead={
        <Trans>
          You sign in with it, and our mail goes there. Changing it signs out all your other devices.
        </Trans>
      }
    >
      {!data && !error && (
        <SkeletonGroup className={styles.line}>
          <SkeletonText lines={2} className="w-full" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorPanel
          level={3}
          message={failureMessage(error, t`Your address could not be loaded`)}
          found={found}
        />
      )}
      {data && <OwnEmail state={data} />}
    </AccountGroup>
  )
}

function OwnEmail({ state }: { state: EmailState }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <div className={styles.line}>
        <div>
          <b>{state.email}</b>
          {state.refusedAt && (
            <small className={styles.problem}>
              <Trans>This address refused our mail. Give us another, or try it again.</Trans>
            </small>
          )}
        </div>
        {state.refusedAt && !state.change && !isOpen && <TryAgain />}
      </div>
      {state.change && <EmailCode change={state.change} onDone={close} />}
      {!state.change && isOpen && <EmailForm state={state} onClose={close} />}
      {!state.change && !isOpen && (
        <div className={styles.foot}>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            <Trans>Change email address</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
