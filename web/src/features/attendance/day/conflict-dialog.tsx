import { formatDateTime } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './conflict-dialog.module.css'
import type { DayConflict } from './conflicts.ts'
import type { Conflict, DayMark } from './marks.ts'

interface ConflictDialogProps {
  conflict: DayConflict
  onDecide: (mine: ReadonlySet<string>) => void
  onClose: () => void
}

/** What somebody else has saved meanwhile beside one's own, student by student. Until it is decided nothing is written over. */
export function ConflictDialog({ conflict: { conflicts }, onDecide, onClose }: ConflictDialogProps) {
  const { t } = useLingui()
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  const choose = (studentId: string, isMine: boolean) =>
    setMine((before) => new Set([...before].filter((id) => id !== studentId).concat(isMine ? studentId : [])))
  return (
    <Dialog
      open
      wide
      title={t`Changed meanwhile`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" data-autofocus="" onClick={() => onDecide(mine)}>
            <Trans>Save these</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={conflicts.length}
          one="Somebody else has marked a student since you opened this day. Nothing was saved: choose whose mark stands."
          other="Somebody else has marked # students since you opened this day. Nothing was saved: choose whose marks stand."
        />
      </p>
      <div className={styles.list}>
        {conflicts.map((one) => (
          <fieldset key={one.studentId} className={styles.one}>
            <legend>{one.name}</legend>
            <div className={styles.sides}>
              <Side
                name={one.studentId}
                isChosen={!mine.has(one.studentId)}
                onChoose={() => choose(one.studentId, false)}
                whose={<Trans>Saved already</Trans>}
                mark={one.theirs}
                about={<ByWhom {...one} />}
              />
              <Side
                name={one.studentId}
                isChosen={mine.has(one.studentId)}
                onChoose={() => choose(one.studentId, true)}
                whose={<Trans>Yours</Trans>}
                mark={one.yours}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

interface SideProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  whose: ReactNode
  mark: DayMark
  about?: ReactNode
}

function Side({ name, isChosen, onChoose, whose, mark: { present, notes }, about }: SideProps) {
  return (
    <label className={styles.side}>
      <input type="radio" name={`conflict-${name}`} checked={isChosen} onChange={onChoose} />
      <b>{whose}</b>
      <span>
        {present === null ? (
          <Trans>Not marked</Trans>
        ) : present ? (
          <Trans>Present</Trans>
        ) : (
          <Trans>Absent</Trans>
        )}
        {notes && `: ${notes}`}
      </span>
      {about && <small>{about}</small>}
    </label>
  )
}

function ByWhom({ by, at }: Pick<Conflict, 'by' | 'at'>) {
  const time = formatDateTime(at)
  return by ? (
    <Trans>
      By {by}, {time}
    </Trans>
  ) : (
    <Trans>Checked in, {time}</Trans>
  )
}
