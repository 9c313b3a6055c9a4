import * as M from '@academy/contract/attendance/messages'
import { formatDay, formatWeekday } from '@academy/contract/text/days'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type CallReply, failureMessage } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { useAttendanceAddresses } from '../addresses.ts'
import { studentAttendanceQuery } from '../api.ts'
import styles from './student-attendance.module.css'

type Found = CallReply<'GET /api/instructor/attendance/{courseId}/students/{studentId}'>

interface StudentAttendanceProps {
  courseId: string
  studentId: string
}

const FIRST_DAYS = 8

/** One student's days of class for who teaches the course, the newest first, with what was noted. */
export function StudentAttendance({ courseId, studentId }: StudentAttendanceProps) {
  const found = useQuery(studentAttendanceQuery(courseId, studentId))
  const { data, error } = found
  if (!data && error)
    return <ErrorPanel level={3} message={failureMessage(error, M.loadFailed)} found={found} />
  if (!data)
    return (
      <SkeletonGroup className="mx-5 mb-5">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  return (
    <>
      {error && <StaleBanner className="mx-5 mb-4" message={M.loadFailed} found={found} />}
      <Share {...data} />
      {data.days.length > 0 && <Days days={data.days} courseId={courseId} />}
    </>
  )
}

function Share({ present, absent, percentage, minimumPercent, isBelowMinimum }: Found) {
  if (percentage === null)
    return (
      <p className={styles.share}>
        <Trans>Not marked on any day yet.</Trans>
      </p>
    )
  return (
    <p className={styles.share}>
      <b className="num" data-low={isBelowMinimum || undefined}>
        {percentage}%
      </b>{' '}
      <Plural
        value={present + absent}
        one={`present on ${present} of # class day`}
        other={`present on ${present} of # class days`}
      />
      {isBelowMinimum && (
        <small>
          <Trans>Below the {minimumPercent}% that the course asks for</Trans>
        </small>
      )}
    </p>
  )
}

function Days({ days, courseId }: { days: Found['days']; courseId: string }) {
  const addresses = useAttendanceAddresses()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? days : days.slice(0, FIRST_DAYS)
  const more = days.length - shown.length
  return (
    <>
      <ul className={styles.days}>
        {shown.map(({ date, present, notes }) => (
          <li key={date}>
            {present ? <Check aria-hidden="true" /> : <X aria-hidden="true" data-absent="" />}
            <span>
              <Link to={addresses.ofDay(courseId, date)}>{formatDay(date)}</Link>{' '}
              <small>{formatWeekday(date)}</small>
              {notes && <p>{notes}</p>}
            </span>
            <span className={styles.side}>{present ? <Trans>Present</Trans> : <Trans>Absent</Trans>}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" variant="quiet" className={styles.more} onClick={() => setIsAll(true)}>
          <Plural value={more} one="# day before" other="# days before" />
        </Button>
      )}
    </>
  )
}
