import * as M from '@academy/contract/notifications/choices-messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import styles from './choices.module.css'
import { choicesQuery, useCheckEmail } from './choices-api.ts'
import { HourChoices } from './hour-choices.tsx'
import { KindChoices } from './kind-choices.tsx'
import { pushKeyQuery } from './push-api.ts'
import { PushChoices } from './push-choices.tsx'
import { SmsChoices } from './sms-choices.tsx'

/** What one wants to hear of, by which way and when; the account's switches are its short form. */
export function NotificationChoices() {
  const { t } = useLingui()
  const found = useQuery(choicesQuery)
  const { data, error } = found
  const { data: publicKey = null } = useQuery(pushKeyQuery)
  const check = useCheckEmail()
  const failure = error && failureMessage(error, t`Failed to load your preferences`)
  return (
    <div className={styles.page}>
      <div>
        <BackLink to="/account/settings">
          <Trans>Account Settings</Trans>
        </BackLink>
        <h2 className={styles.title}>
          <Trans>Notification preferences</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>Each choice is saved at once, for all your devices.</Trans>
        </p>
      </div>
      {failure && data && <StaleBanner message={failure} found={found} />}
      {failure && !data && <ErrorPanel message={failure} found={found} />}
      {!failure && !data && (
        <SkeletonGroup>
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
      {data && (
        <>
          {data.emailRefusedAt !== null && (
            <Banner
              tone="bad"
              actions={
                <>
                  <Button size="sm" busy={check.isPending} onClick={() => check.mutate()}>
                    <Trans>Try it again</Trans>
                  </Button>
                  <ButtonLink size="sm" to="/account/settings#email">
                    <Trans>Change it</Trans>
                  </ButtonLink>
                </>
              }
            >
              {M.mailRefused}: <b>{data.email}</b>
            </Banner>
          )}
          {!data.emailNotifications && (
            <Banner>
              <Trans>
                Email is off in your <LinkText to="/account/settings">account settings</LinkText>: no kind is
                mailed.
              </Trans>
            </Banner>
          )}
          <section>
            <h3>
              <Trans>What you hear of</Trans>
            </h3>
            <KindChoices {...data} hasPush={publicKey !== null} />
          </section>
          {data.sms && (
            <section>
              <h3>
                <Trans>By text message (SMS)</Trans>
              </h3>
              <SmsChoices sms={data.sms} kinds={data.kinds} />
            </section>
          )}
          {publicKey !== null && (
            <section>
              <h3>
                <Trans>On your devices</Trans>
              </h3>
              <PushChoices publicKey={publicKey} />
            </section>
          )}
          <section>
            <h3>
              <Trans>When</Trans>
            </h3>
            <HourChoices {...data} />
          </section>
        </>
      )}
    </div>
  )
}
