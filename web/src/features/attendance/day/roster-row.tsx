import type { RosterStudent } from '@academy/contract/attendance'
import { NOTE_MAX_LENGTH } from '@academy/contract/attendance/rules'
import { type Day, dayOf, formatShortDay } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, StickyNote, X } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { type DayMark, isWaitingForMark } from './marks.ts'
import styles from './roster.module.css'

interface RosterRowProps {
  courseId: string
  student: RosterStudent
  day: Day
  present: DayMark['present']
  notes: string
  onMark: (studentId: string, present: boolean) => void
  onNote: (studentId: string, notes: string) => void
}

/** One student of the class. Drawn anew only when its own mark changes: a class may have a thousand. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { courseId, student, day, present, notes, onMark, onNote } = props
  const { t } = useLingui()
  const [isNoteOpen, setIsNoteOpen] = useState(false)
  const note = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { _id, name } = student
  const enrolled = dayOf(student.enrolledAt)
  const enrolledShort = formatShortDay(enrolled)
  const isWaiting = isWaitingForMark({ present, notes })

  const openNote = () => {
    setIsNoteOpen(true)
    requestAnimationFrame(() => note.current?.focus())
  }

  return (
    <li className={styles.row} data-open={present === null || undefined} data-student={_id}>
      <Avatar name={name} size="lg" />
      <span className={styles.name}>
        <StudentName courseId={courseId} student={student} />
        {enrolled > day && (
          <small>
            <Trans>Enrolled {enrolledShort}</Trans>
          </small>
        )}
      </span>
      <IconButton
        className={styles.openNote}
        label={notes ? t`Edit note for ${name}` : t`Add note for ${name}`}
        aria-expanded={isNoteOpen || notes !== ''}
        onClick={openNote}
      >
        <StickyNote aria-hidden="true" />
      </IconButton>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that may both be up are no set of fields */}
      <div role="group" aria-label={name} className={styles.sides}>
        <button
          type="button"
          className={classNames(styles.side, styles.present)}
          aria-pressed={present === true}
          onClick={() => onMark(_id, true)}
        >
          <Check aria-hidden="true" />
          <Trans>Present</Trans>
        </button>
        <button
          type="button"
          className={classNames(styles.side, styles.absent)}
          aria-pressed={present === false}
          onClick={() => onMark(_id, false)}
        >
          <X aria-hidden="true" />
          <Trans>Absent</Trans>
        </button>
      </div>
      <div className={styles.note} data-empty={(!notes && !isNoteOpen) || undefined}>
        <input
          ref={note}
          aria-label={t`Note for ${name}`}
          aria-describedby={isWaiting ? hintId : undefined}
          placeholder={t`Add a note`}
          maxLength={NOTE_MAX_LENGTH}
          autoComplete="off"
          value={notes}
          onChange={(event) => onNote(_id, event.target.value)}
        />
        {isWaiting && (
          <p id={hintId} className={styles.hint}>
            <Trans>Mark present or absent to save this note.</Trans>
          </p>
        )}
      </div>
    </li>
  )
})
