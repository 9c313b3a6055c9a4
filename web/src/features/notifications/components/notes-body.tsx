import * as NOTIFICATION_MESSAGES from '@academy/contract/notifications/messages'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { knownData } from '../../../lib/queries/known-data.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { pageQuery } from '../page-api.ts'
import { useNotesView } from '../use-notes-view.ts'
import styles from './notes-body.module.css'
import { NotesFilters } from './notes-filters.tsx'
import { NotesFound } from './notes-found.tsx'
import { NotesWait } from './notes-wait.tsx'

/** The filters and what they find. */
export function NotesBody() {
  const shown = useNotesView()
  const found = useQuery(pageQuery(shown.view))
  const { data, error, isPlaceholderData } = found
  const known = knownData(found, ({ notifications }) => notifications.length)
  const message = failureMessage(error, NOTIFICATION_MESSAGES.loadFailed)
  return (
    <>
      <NotesFilters {...shown} unreadCount={data?.unreadCount} />
      {known && error && <StaleBanner message={message} found={found} />}
      {known && (
        <div className={styles.list} aria-busy={isPlaceholderData} data-dim={isPlaceholderData || undefined}>
          <NotesFound
            found={known}
            isNewest={shown.view.before === undefined}
            isNarrowed={shown.isNarrowed}
            isComing={isPlaceholderData}
          />
        </div>
      )}
      {!known && error && <ErrorPanel message={message} found={found} />}
      {!known && !error && <NotesWait />}
    </>
  )
}
