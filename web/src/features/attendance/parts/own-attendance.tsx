import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ownAttendanceQuery } from '../api.ts'
import styles from './own-attendance.module.css'

/** A student's own days in a course, in a line; nothing while there is none. */
export function OwnAttendance({ courseId, title }: { courseId: string; title?: string }) {
  const { data } = useQuery(ownAttendanceQuery(courseId))
  if (!data || data.percentage === null) return null
  const { present, absent, percentage, minimumPercent, isBelowMinimum } = data
  return (
    <p className={styles.present}>
      {title && <b className="block">{title}</b>}
      <Plural
        value={present + absent}
        one={`Present on ${present} of # class day (${percentage}%).`}
        other={`Present on ${present} of # class days (${percentage}%).`}
      />{' '}
      {isBelowMinimum && <Trans>This course asks for {minimumPercent}%.</Trans>}
    </p>
  )
}
