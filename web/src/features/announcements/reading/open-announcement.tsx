import type { Announcement } from '@academy/contract/announcements'
import * as M from '@academy/contract/announcements/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { courseAnnouncementsAddress, studyAddress } from '../../courses/index.ts'
import { ANNOUNCEMENTS_ADDRESS } from '../announcements-address.ts'
import { announcementQuery } from '../api.ts'
import { AnnouncementsWait } from './announcements-wait.tsx'
import { GoneAnnouncement } from './gone-announcement.tsx'
import { useMarkRead } from './mark-read.ts'
import styles from './reading.module.css'
import { SenderLine } from './sender-line.tsx'

/** Who cannot read it hears the same as of one that is not there. */
const GONE_STATUS = [400, 403, 404]

/** One announcement, whole; opening it says that it was read. */
export function OpenAnnouncement({ id, isStaff }: { id: string; isStaff: boolean }) {
  const { t } = useLingui()
  const found = useQuery(announcementQuery(id))
  const { data, error } = found
  const isGone = error instanceof CallFailure && GONE_STATUS.includes(error.status)
  useMarkRead(isGone ? undefined : data)
  usePageTitle(isGone ? M.notFound : data?.title)
  const message = failureMessage(error, M.loadOneFailed)
  return (
    <div className={styles.open}>
      {isStaff ? (
        <PortalTitle>{data?.title ?? t`Announcement`}</PortalTitle>
      ) : (
        <BackLink to={ANNOUNCEMENTS_ADDRESS}>
          <Trans>All announcements</Trans>
        </BackLink>
      )}
      {isGone ? (
        <GoneAnnouncement to={ANNOUNCEMENTS_ADDRESS} level={isStaff ? 2 : 1} />
      ) : data ? (
        <>
          <CopyNote address={`/api/announcements/${id}`} />
          {error && navigator.onLine && <StaleBanner message={message} found={found} />}
          <Words announcement={data} isStaff={isStaff} />
        </>
      ) : error ? (
        <ErrorPanel level={isStaff ? 2 : 1} message={message} found={found} />
      ) : (
        <AnnouncementsWait />
      )}
    </div>
  )
}

function Words({ announcement, isStaff }: { announcement: Announcement; isStaff: boolean }) {
  const { title, text, sentAt, audience } = announcement
  return (
    <article className={styles.article}>
      <header>
        {!isStaff && (
          <h1 tabIndex={-1} dir="auto">
            {title}
          </h1>
        )}
        <p className={styles.facts}>
          <SenderLine {...announcement} />
          <DateTime at={sentAt} className="num" />
        </p>
      </header>
      <div className={styles.text} dir="auto">
        <PlainText>{text}</PlainText>
      </div>
      {audience.kind === 'course' && (
        <footer className={styles.ways}>
          {!isStaff && (
            <ButtonLink to={studyAddress(audience.course._id)}>
              <Trans>To the course</Trans>
            </ButtonLink>
          )}
          <LinkText className={styles.all} to={courseAnnouncementsAddress(audience.course._id)}>
            <Trans>All announcements of this course</Trans>
          </LinkText>
        </footer>
      )}
    </article>
  )
}
