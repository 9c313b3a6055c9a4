import type { Notification } from '@academy/contract/notifications'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deletions } from '../deletions.ts'
import { NoteRow } from './note-row.tsx'

interface NoteListProps {
  heading: ReactNode
  notes: Notification[]
  going: ReadonlySet<string>
  onOpen: () => void
}

export function NoteList({ heading, notes, going, onOpen }: NoteListProps) {
  const headingId = useId()
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <ul>
        {notes.map((note) => (
          <li
            key={note._id}
            data-unread={!note.isRead || undefined}
            data-going={going.has(note._id) || undefined}
          >
            {going.has(note._id) ? <GoneNote note={note} /> : <NoteRow note={note} onOpen={onOpen} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Stands in its place while it can come back. The focus that was on its cross goes to the way back. */
function GoneNote({ note }: { note: Notification }) {
  const { t } = useLingui()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <>
      <span role="status">
        <Trans>Notification deleted</Trans>
      </span>
      <Button
        ref={undo}
        variant="quiet"
        aria-label={t`Undo: keep ${note.title}`}
        onClick={() => deletions.undo(note._id)}
      >
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}
