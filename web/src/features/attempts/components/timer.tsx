import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clockOf, urgencyOf } from '../time-left.ts'
import { type PageSitting, useSecondsLeft, useSnapshot } from '../use-sitting.ts'
import styles from './timer.module.css'

/** Deadline minus the server's time, each second. Spoken only at 10, 5 and 1 minute. */
export function Timer({ sitting, isExam }: { sitting: PageSitting; isExam: boolean }) {
  const { t } = useLingui()
  const seconds = useSecondsLeft(sitting)
  if (seconds === null) return <div className={styles.timer} />
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return (
    <div
      className={styles.timer}
      role="timer"
      aria-live="off"
      aria-label={t`Time Left ${minutes} minutes ${rest} seconds`}
      data-urgency={urgencyOf(seconds)}
    >
      <span aria-hidden="true">
        <Trans>Time Left</Trans>
      </span>
      <b aria-hidden="true">{clockOf(seconds, isExam)}</b>
    </div>
  )
}

export function TimeAnnouncer({ sitting }: { sitting: PageSitting }) {
  const { announcedMinutes } = useSnapshot(sitting)
  return (
    <p className="vh" role="alert">
      {announcedMinutes !== null && (
        <Plural value={announcedMinutes} one="# minute left" other="# minutes left" />
      )}
    </p>
  )
}
