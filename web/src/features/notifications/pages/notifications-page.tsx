import { isTeacher } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useSignedIn } from '../../users/index.ts'
import styles from '../components/notes.module.css'
import { NotesWait } from '../components/notes-wait.tsx'

const NotesActions = lazyPart(() => import('../components/notes-actions.tsx'), 'NotesActions')
const NotesBody = lazyPart(() => import('../components/notes-body.tsx'), 'NotesBody')
export const parts = [NotesActions, NotesBody]

/** /notifications: everything behind the bell, by day; students see it as a page, staff in the portal. The page itself is light, so that
 * no other page pays for the names of what it loads. */
export function NotificationsPage() {
  const { t } = useLingui()
  usePageTitle(t`Notifications`)
  const { role } = useSignedIn()
  const title = <Trans>Notifications</Trans>
  const acts = (
    <div className="flex flex-wrap gap-2">
      <Suspense>
        <NotesActions />
      </Suspense>
    </div>
  )
  return (
    <div className={classNames(styles.notes, !isTeacher(role) && `wrap ${styles.page}`)}>
      {isTeacher(role) ? (
        <>
          <PortalTitle>{title}</PortalTitle>
          {acts}
        </>
      ) : (
        <PageHeader title={title} action={acts} />
      )}
      <Suspense fallback={<NotesWait />}>
        <NotesBody />
      </Suspense>
    </div>
  )
}
