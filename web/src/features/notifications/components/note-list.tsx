import type { Notification } from '@academy/contract/notifications'
import { type ReactNode, useId } from 'react'
import { GoneNote } from './gone-note.tsx'
import { NoteRow } from './note-row.tsx'

interface NoteListProps {
  heading: ReactNode
  notes: Notification[]
  going: ReadonlySet<string>
  onOpen?: () => void
  /** Of the heading, on its page. */
  level?: 2 | 3
}

export function NoteList({ heading, notes, going, onOpen, level = 3 }: NoteListProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  if (notes.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <ul>
        {notes.map((note) => (
          <li
            key={note.about}
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
