import * as M from '@academy/contract/announcements/messages'
import { ANNOUNCEMENT_CURSOR_PATTERN } from '@academy/contract/announcements/rules'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useLive } from '../../../lib/live/live.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { knownData } from '../../../lib/queries/known-data.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { CursorPages } from '../../../ui/cursor-pages.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { COURSE_PARAM } from '../addresses.ts'
import { ANNOUNCEMENTS_ADDRESS } from '../announcements-address.ts'
import { announcementsQuery, courseAnnouncementsQuery } from '../api.ts'
import { AnnouncementRows } from './announcement-rows.tsx'
import { AnnouncementsWait } from './announcements-wait.tsx'
import { ANNOUNCEMENTS_KEY } from './mark-read.ts'
import styles from './reading.module.css'

/** What was announced to the reader, or to the course that the address names, the newest first. */
export function AnnouncementList({ isStaff }: { isStaff: boolean }) {
  const { t } = useLingui()
  const { read } = useAddressView()
  const courseId = read(COURSE_PARAM).toLowerCase()
  const isOfCourse = isId(courseId)
  const asked = read('after')
  const after = ANNOUNCEMENT_CURSOR_PATTERN.test(asked) ? asked : undefined
  const all = useQuery({ ...announcementsQuery(after), enabled: !isOfCourse })
  const ofCourse = useQuery({ ...courseAnnouncementsQuery(courseId, after), enabled: isOfCourse })
  const found = isOfCourse ? ofCourse : all
  const { error, isPlaceholderData } = found
  const data = knownData(found, ({ announcements }) => announcements.length)
  useLive('notifications', { queryKey: ANNOUNCEMENTS_KEY })
  const audience = isOfCourse ? data?.announcements[0]?.audience : undefined
  const title = audience?.kind === 'course' ? audience.course.title : isStaff ? t`For you` : t`Announcements`
  usePageTitle(title)
  const message = failureMessage(error, M.loadFailed)
  const everything = isOfCourse && (
    <LinkText to={ANNOUNCEMENTS_ADDRESS} className={styles.everything}>
      <Trans>Everything announced to you</Trans>
    </LinkText>
  )
  return (
    <div className={styles.list}>
      {isStaff ? (
        <>
          <PortalTitle>{title}</PortalTitle>
          {everything}
        </>
      ) : (
        <PageHeader
          title={title}
          lead={audience?.kind === 'course' ? <Trans>What was announced in this course</Trans> : undefined}
          action={everything}
        />
      )}
      <CopyNote address={isOfCourse ? `/api/courses/${courseId}/announcements` : '/api/announcements'} />
      {data && error && navigator.onLine && <StaleBanner message={message} found={found} />}
      {data && (
        <div aria-busy={isPlaceholderData} data-dim={isPlaceholderData || undefined}>
          {data.announcements.length > 0 ? (
            <AnnouncementRows rows={data.announcements} />
          ) : (
            <EmptyState title={after ? t`There are no older announcements` : t`No announcements yet`}>
              {!after && <Trans>What your instructors and the academy tell everybody stands here.</Trans>}
            </EmptyState>
          )}
          <CursorPages
            param="after"
            isNewest={!after}
            next={data.next ?? undefined}
            isComing={isPlaceholderData}
          />
        </div>
      )}
      {!data && error && <ErrorPanel message={message} found={found} />}
      {!data && !error && <AnnouncementsWait />}
    </div>
  )
}
