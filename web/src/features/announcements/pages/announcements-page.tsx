import { isTeacher } from '@academy/contract/users/rules'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { useSignedIn } from '../../users/index.ts'
import { AnnouncementsWait } from '../reading/announcements-wait.tsx'
import styles from './announcements-page.module.css'

const AnnouncementList = lazyPart(() => import('../reading/announcement-list.tsx'), 'AnnouncementList')
const OpenAnnouncement = lazyPart(() => import('../reading/open-announcement.tsx'), 'OpenAnnouncement')
export const parts = [AnnouncementList]

/** /announcements and /announcements/{id}: students see them as pages, staff in the portal. */
export function AnnouncementsPage() {
  const id = useParams().id?.toLowerCase()
  const isStaff = isTeacher(useSignedIn().role)
  return (
    <div className={isStaff ? undefined : `wrap ${styles.page}`}>
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
