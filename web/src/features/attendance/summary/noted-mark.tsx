import * as M from '@academy/contract/attendance/messages'
import { type Day, formatDay } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { useAttendanceAddresses } from '../addresses.ts'
import { studentAttendanceQuery } from '../api.ts'
import styles from './noted-mark.module.css'

interface NotedMarkProps {
  courseId: string
  student: { _id: string; name: string }
  date: Day
  /** The mark, and in words for who hears it. */
  children: ReactNode
}

/** A mark with a note: a press, or Enter on it, shows what was noted and the way to its day. */
export function NotedMark({ courseId, student, date, children }: NotedMarkProps) {
  const { t } = useLingui()
  const day = formatDay(date)
  const addresses = useAttendanceAddresses()
  return (
    <Popover
      align="center"
      label={t`Note on ${student.name}, ${day}`}
      trigger={
        <button type="button" className={styles.mark}>
          {children}
        </button>
      }
    >
      <div className={styles.note}>
        <p className={styles.about}>
          <b>{student.name}</b>, <Link to={addresses.ofDay(courseId, date)}>{day}</Link>
        </p>
        <Note {...{ courseId, studentId: student._id, date }} />
      </div>
    </Popover>
  )
}

/** Asked for when it is opened: a summary of a hundred days carries no text. */
function Note({ courseId, studentId, date }: { courseId: string; studentId: string; date: Day }) {
  const { data, error, refetch, isFetching } = useQuery(studentAttendanceQuery(courseId, studentId))
  if (data) return <p>{data.days.find((one) => one.date === date)?.notes}</p>
  if (error)
    return (
      <>
        <p role="alert">{failureMessage(error, M.loadFailed)}</p>
        {!isRefused(error) && (
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        )}
      </>
    )
  return (
    <SkeletonGroup>
      <SkeletonText lines={1} />
    </SkeletonGroup>
  )
}
