import * as M from '@academy/contract/announcements/messages'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { useSignedIn } from '../../users/index.ts'
import { managedAnnouncementQuery } from '../api.ts'
import { GoneAnnouncement } from '../reading/gone-announcement.tsx'
import { SentAnnouncement } from '../sent/sent-announcement.tsx'
import { sentAnnouncementsAddress } from '../staff-addresses.ts'
import { ScheduledAnnouncement } from '../writing/scheduled-announcement.tsx'

/** /…/announcements/{id}: a form while it waits for its time, then what was sent and how many have read it. */
export function SentAnnouncementPage() {
  const { t } = useLingui()
  const id = (useParams().id ?? '').toLowerCase()
  const home = sentAnnouncementsAddress(useSignedIn().role)
  const found = useQuery(managedAnnouncementQuery(id))
  const { data, error } = found
  const isGone = error instanceof CallFailure && [400, 403, 404].includes(error.status)
  const title = data?.title ?? t`Announcement`
  usePageTitle(isGone ? M.notFound : data?.title)
  const message = failureMessage(error, M.loadOneFailed)
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      {isGone ? (
        <GoneAnnouncement to={home} />
      ) : data ? (
        <>
          {error && <StaleBanner message={message} found={found} />}
          {data.state === 'scheduled' && data.mayEdit ? (
            <ScheduledAnnouncement key={data._id} announcement={data} home={home} />
          ) : (
            <SentAnnouncement announcement={data} />
          )}
        </>
      ) : error ? (
        <ErrorPanel message={message} found={found} />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton radius={3} className="h-72 w-full" />
          <Skeleton radius={3} className="h-36 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
