import { isTeacher } from '@academy/contract/users/rules'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useSignedIn } from '../../users/index.ts'
import { AnnouncementsWait } from '../reading/announcements-wait.tsx'

const AnnouncementList = lazy(async () => ({
  default: (await import('../reading/announcement-list.tsx')).AnnouncementList,
}))
const OpenAnnouncement = lazy(async () => ({
  default: (await import('../reading/open-announcement.tsx')).OpenAnnouncement,
}))

/** /announcements and /announcements/{id}: students see them as pages, staff in the portal. */
export function AnnouncementsPage() {
  const id = useParams().id?.toLowerCase()
  const isStaff = isTeacher(useSignedIn().role)
  return (
    <div className={isStaff ? undefined : 'wrap'}>
      <Suspense fallback={<AnnouncementsWait />}>
        {id ? (
          <OpenAnnouncement key={id} id={id} isStaff={isStaff} />
        ) : (
          <AnnouncementList isStaff={isStaff} />
        )}
      </Suspense>
    </div>
  )
}
