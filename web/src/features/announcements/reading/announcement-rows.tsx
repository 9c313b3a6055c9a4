import type { AnnouncementRow } from '@academy/contract/announcements'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { announcementAddress } from '../addresses.ts'
import styles from './reading.module.css'
import { SenderLine } from './sender-line.tsx'

/** A row for each: the unread ones are bold and marked. */
export function AnnouncementRows({ rows }: { rows: readonly AnnouncementRow[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row._id} data-unread={!row.isRead || undefined}>
          <Link to={announcementAddress(row._id)}>
            <b dir="auto">
              {row.title}
              {!row.isRead && (
                <span className="vh">
                  {' '}
                  <Trans>(unread)</Trans>
                </span>
              )}
            </b>
            <span className={styles.excerpt} dir="auto">
              {row.excerpt}
            </span>
            <span className={styles.facts}>
              <SenderLine {...row} />
              <RelativeTime at={row.sentAt} className="num" />
              {row.isPinned && <Badge tone="info">{t`Pinned`}</Badge>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
