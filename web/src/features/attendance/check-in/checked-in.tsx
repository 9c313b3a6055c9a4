import { formatDay } from '@academy/contract/text/days'
import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { CallReply } from '../../../lib/calls/call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { studyAddress } from '../../courses/index.ts'
import { OwnAttendance } from '../parts/own-attendance.tsx'
import styles from './student-check-in.module.css'

/** Seen by the instructor too: the course, the day, and how it stands. */
export function CheckedIn({ done: { message, course, date } }: { done: CallReply<'POST /api/check-in'> }) {
  const day = formatDay(date)
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <p role="status">{message}</p>
      <p>
        <b>{course.title}</b>
        <br />
        <span className="num">{day}</span>
      </p>
      <OwnAttendance courseId={course._id} />
      <ButtonLink variant="primary" size="lg" to={studyAddress(course._id)}>
        <Trans>To the course</Trans>
      </ButtonLink>
    </div>
  )
}
