import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { useAudienceLabel } from '../audience-labels.ts'
import { AnnouncementState } from '../list/announcement-state.tsx'
import { PinCard } from './pin-card.tsx'
import { ReadersCard } from './readers-card.tsx'
import styles from './sent.module.css'
import { TakeDown } from './take-down.tsx'

/** What was sent, to whom, how many have read it, and what may still be done with it. */
export function SentAnnouncement({ announcement }: { announcement: ManagedAnnouncement }) {
  const { text, audience, author, at, state, withdrawnAt, mayPin, mayWithdraw } = announcement
  const audienceLabel = useAudienceLabel()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card as="article" className={styles.words}>
          <AnnouncementState state={state} />
          <div dir="auto">
            <PlainText>{text}</PlainText>
          </div>
        </Card>
        {mayWithdraw && <TakeDown announcement={announcement} />}
      </div>
      <div className={styles.beside}>
        {state !== 'scheduled' && <ReadersCard announcement={announcement} />}
        <Card as="section" className={styles.facts}>
          <dl>
            <div>
              <dt>
                <Trans>To</Trans>
              </dt>
              <dd>{audienceLabel(audience)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Written by</Trans>
              </dt>
              <dd>{author}</dd>
            </div>
            <div>
              <dt>{state === 'scheduled' ? <Trans>Will be sent</Trans> : <Trans>Sent</Trans>}</dt>
              <dd>
                <DateTime at={at} className="num" />
              </dd>
            </div>
            {withdrawnAt && (
              <div>
                <dt>
                  <Trans>Taken down</Trans>
                </dt>
                <dd>
                  <DateTime at={withdrawnAt} className="num" />
                </dd>
              </div>
            )}
          </dl>
        </Card>
        {mayPin && audience.kind === 'course' && <PinCard announcement={announcement} />}
      </div>
    </div>
  )
}
