import type { Sitting } from '@academy/contract/attempts'
import { formatClock } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { StatusPill } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DateTime, RelativeTime } from '../../../ui/date-time.tsx'
import { StudentName } from '../../enrolments/index.ts'
import { secondsLeft } from '../time-left.ts'
import styles from './sitting-row.module.css'

interface SittingRowProps {
  courseId: string | undefined
  sitting: Sitting
  received: { serverNow: string; receivedAtMs: number }
  submissionAddress: (submissionId: string) => string
  onExtend: (student: NonNullable<Sitting['student']>) => void
  onLate: () => void
}

export function SittingRow({
  courseId,
  sitting,
  received,
  submissionAddress,
  onExtend,
  onLate,
}: SittingRowProps) {
  const { t } = useLingui()
  const { student, state, answeredCount, lastContactAt, lateCount, submission, endedAt } = sitting
  const name = student?.name ?? t`Deleted user`
  const isOpen = state === 'open'
  return (
    <li className={styles.row}>
      <Avatar soft name={name} />
      <div className={styles.who}>
        <StudentName courseId={courseId} student={student} />
        <small className="num">
          <Plural value={answeredCount} one="# answer" other="# answers" />
          {' · '}
          {isOpen ? (
            lastContactAt ? (
              <Trans>
                last seen <RelativeTime at={lastContactAt} />
              </Trans>
            ) : (
              <Trans>not seen yet</Trans>
            )
          ) : (
            endedAt && <DateTime at={endedAt} />
          )}
        </small>
      </div>
      <div>
        {isOpen ? <TimeLeft deadline={sitting.deadline} received={received} /> : <Ending state={state} />}
      </div>
      <div className={styles.acts}>
        {lateCount > 0 && (
          <Button size="sm" onClick={onLate}>
            <Plural value={lateCount} one="# late answer" other="# late answers" />
            <span className="vh">{name}</span>
          </Button>
        )}
        {isOpen && student && (
          <Button size="sm" variant="soft" onClick={() => onExtend(student)}>
            <Trans>More time</Trans>
            <span className="vh">{name}</span>
          </Button>
        )}
        {submission && (
          <ButtonLink size="sm" to={submissionAddress(submission)}>
            <Trans>Open</Trans>
            <span className="vh">{name}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function Ending({ state }: { state: Sitting['state'] }) {
  return state === 'handed-in' ? (
    <StatusPill tone="good">
      <Trans>Handed in</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="info">
      <Trans>Time ran out</Trans>
    </StatusPill>
  )
}

function TimeLeft({ deadline, received }: Pick<SittingRowProps, 'received'> & { deadline: string }) {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = secondsLeft(deadline, received, Math.max(nowMs, received.receivedAtMs))
  return (
    <span role="timer" className={styles.left} data-short={left < 300 || undefined}>
      <b>{formatClock(left)}</b> <Trans>left</Trans>
    </span>
  )
}
