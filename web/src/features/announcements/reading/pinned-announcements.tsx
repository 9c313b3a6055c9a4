import type { AnnouncementRow } from '@academy/contract/announcements'
import { Trans } from '@lingui/react/macro'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { courseAnnouncementsAddress } from '../../courses/index.ts'
import { announcementAddress } from '../addresses.ts'
import type { pinnedQuery } from '../pinned-query.ts'
import { markPinnedRead } from './mark-read.ts'
import styles from './pinned-announcements.module.css'

interface PinnedAnnouncementsProps {
  courseId: string
  /** The page's own: it knows by it whether this part is wanted. */
  query: ReturnType<typeof pinnedQuery>
}

/** What is pinned on a course, above its lectures: whole lines for what is new to the reader, a title for what they have read. */
export function PinnedAnnouncements({ courseId, query }: PinnedAnnouncementsProps) {
  const headingId = useId()
  const { data: pinned = [] } = useQuery(query)
  if (pinned.length === 0) return null
  const unread = pinned.filter(({ isRead }) => !isRead)
  const read = pinned.filter(({ isRead }) => isRead)
  return (
    <section className={styles.pinned} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          <Megaphone aria-hidden="true" />
          <Trans>Announcements</Trans>
        </h2>
        <Link to={courseAnnouncementsAddress(courseId)} className="link">
          <Trans>
            See all <span className="vh">announcements of this course</span>
          </Trans>
        </Link>
      </div>
      <ul>
        {[...unread, ...read].map((row) => (
          <PinnedRow key={row._id} row={row} queryKey={query.queryKey} />
        ))}
      </ul>
    </section>
  )
}

function PinnedRow({ row, queryKey }: { row: AnnouncementRow; queryKey: QueryKey }) {
  const { _id: id, title, excerpt, isCut, author, sentAt, isRead } = row
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <li data-read={isRead || undefined}>
      <Link ref={link} to={announcementAddress(id)} className={styles.name} dir="auto">
        {title}
      </Link>
      {!isRead && (
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
      )}
      <p className={styles.facts}>
        {!isRead && <span>{author}</span>}
        <RelativeTime at={sentAt} className="num" />
      </p>
      {!isRead && (
        <div className={styles.acts}>
          <Button
            size="sm"
            onClick={() => {
              // Its button goes: the focus stays at what it was about.
              link.current?.focus()
              void markPinnedRead(queryKey, id)
            }}
          >
            <Trans>Got it</Trans>
            <span className="vh">: {title}</span>
          </Button>
          {isCut && (
            <Link to={announcementAddress(id)} className="link" aria-hidden="true" tabIndex={-1}>
              <Trans>Read all of it</Trans>
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
