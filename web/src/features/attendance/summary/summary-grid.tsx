import type { SummaryStudent } from '@academy/contract/attendance'
import { isBelowMinimum } from '@academy/contract/attendance/rules'
import { dayOf, formatDay, formatShortDay, formatWeekdayLetter } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { StudentName } from '../../enrolments/index.ts'
import { useAttendanceAddresses } from '../addresses.ts'
import type { SummaryReply } from '../api.ts'
import { MarkCell } from './mark-cell.tsx'
import styles from './summary.module.css'
import { type Column, columnsOf } from './summary-columns.ts'

interface SummaryGridProps {
  data: SummaryReply
  courseId: string
  isBusy: boolean
  onMore: () => void
}

/** Names stay in sight however far the days are scrolled; a date opens its day. */
export function SummaryGrid({ data, courseId, isBusy, onMore }: SummaryGridProps) {
  const { t } = useLingui()
  const addresses = useAttendanceAddresses()
  const columns = columnsOf(data.attendanceDates)
  const more = data.days.total - columns.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys too
    <section className={styles.scroll} aria-label={t`Attendance by day`} tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <Trans>Student</Trans>
            </th>
            <th scope="col" className={styles.percent}>
              <Trans>Present</Trans>
            </th>
            {columns.map(({ date }) => (
              <th key={date} scope="col">
                <Link to={addresses.ofDay(courseId, date)} aria-label={formatDay(date)}>
                  <small>{formatWeekdayLetter(date)}</small>
                  {formatShortDay(date)}
                </Link>
              </th>
            ))}
            {more > 0 && (
              <td className={styles.more}>
                <button type="button" aria-busy={isBusy || undefined} onClick={onMore}>
                  <Trans>+{more} more</Trans>
                </button>
              </td>
            )}
            <th scope="col" className={styles.signature}>
              <Trans>Signature</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.students.map((student) => (
            <Row
              key={student._id}
              {...{ student, columns, courseId }}
              isLow={isBelowMinimum(student, data.minimumPercent)}
              hasMore={more > 0}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              <Trans>Present each day</Trans>
            </th>
            <td className={styles.percent} />
            {columns.map(({ date, presentCount }) => (
              <td key={date} className="num">
                {presentCount}
              </td>
            ))}
            {more > 0 && <td className={styles.more} />}
            <td className={styles.signature} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface RowProps {
  courseId: string
  student: SummaryStudent
  columns: readonly Column[]
  isLow: boolean
  hasMore: boolean
}

function Row({ courseId, student, columns, isLow, hasMore }: RowProps) {
  const { t } = useLingui()
  const enrolled = dayOf(student.enrolledAt)
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <StudentName courseId={courseId} student={student} />
      </th>
      <td
        className={classNames(styles.percent, 'num')}
        data-low={isLow || undefined}
        title={isLow ? t`Below the minimum attendance` : undefined}
      >
        {student.percentage === null ? '–' : `${student.percentage}%`}
        {isLow && (
          <span className="vh">
            <Trans>Below the minimum attendance</Trans>
          </span>
        )}
      </td>
      {columns.map(({ date, records }) => (
        <MarkCell
          key={date}
          {...{ courseId, student, date }}
          record={records.get(student._id)}
          isEnrolled={date >= enrolled}
        />
      ))}
      {hasMore && <td className={styles.more} />}
      <td className={styles.signature} />
    </tr>
  )
}
