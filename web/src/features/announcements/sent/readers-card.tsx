import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { formatCount, formatPercent } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import styles from './sent.module.css'

/** How many of those it was sent to have opened it; never who. */
export function ReadersCard({ announcement }: { announcement: ManagedAnnouncement }) {
  const { t } = useLingui()
  const { readers, recipients, state } = announcement
  const percent = recipients > 0 ? Math.floor((readers / recipients) * 100) : 0
  const share = formatPercent(percent)
  const all = formatCount(recipients)
  return (
    <Card as="section" className={styles.readers} aria-label={t`Read by`}>
      <p className="num">
        <b>{formatCount(readers)}</b>{' '}
        <span>
          {recipients === 1 ? <Trans>of 1 person has read it</Trans> : <Trans>of {all} have read it</Trans>}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={t`Read by`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.line}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.share}>
        {state === 'sending' ? <Trans>It is being sent. The numbers grow.</Trans> : share}
      </p>
    </Card>
  )
}
