import type { Notification } from '@academy/contract/notifications'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { markRead } from '../actions.ts'
import { deletions } from '../deletions.ts'
import { useNoteText } from '../say-note.ts'
import { KindIcon } from './kind-icon.tsx'
import styles from './notes.module.css'

/** Certificates' public pages are drawn by the server, outside this app. */
const SERVER_PAGE = /^\/certificate\//

interface NoteRowProps {
  note: Notification
  /** Before it leads away. */
  onOpen: (() => void) | undefined
}

/** Pressing it opens what it is about and marks it as read; one that leads nowhere is only marked. */
export function NoteRow({ note, onOpen }: NoteRowProps) {
  const { t } = useLingui()
  const { _id, kind, link, isRead, createdAt } = note
  const { title, message } = useNoteText(note)
  const read = () => {
    if (!isRead) void markRead(_id)
  }
  const contents = (
    <>
      <KindIcon kind={kind} />
      <span className={styles.text}>
        <b className="line-clamp-3">{title}</b>
        {!isRead && (
          <span className="vh">
            {' '}
            <Trans>(unread)</Trans>
          </span>
        )}
        {message && <span className={styles.message}>{message}</span>}
        <RelativeTime at={createdAt} className={styles.time} />
      </span>
    </>
  )
  return (
    <>
      {link ? (
        <Link
          to={link}
          reloadDocument={SERVER_PAGE.test(link)}
          className={styles.main}
          onClick={(event) => {
            read()
            // A new tab leaves this page, and its panel, as they are.
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen?.()
          }}
        >
          {contents}
        </Link>
      ) : (
        <button type="button" className={styles.main} onClick={read}>
          {contents}
        </button>
      )}
      <IconButton label={t`Delete notification: ${title}`} onClick={() => deletions.add(_id)}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  )
}
