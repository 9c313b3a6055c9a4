import { type Day, formatDay, formatWeekday } from '@academy/contract/text/days'
import { Trans } from '@lingui/react/macro'
import { academy } from '../../../lib/academy.ts'
import styles from './print-sheet.module.css'
import type { DayForm } from './use-day.ts'

/** The day on paper: what is marked, and room to mark by hand what is not. */
export function PrintSheet({ form, day, courseTitle }: { form: DayForm; day: Day; courseTitle: string }) {
  const date = formatDay(day)
  const weekday = formatWeekday(day)
  const { present, absent, notMarked } = form.counts
  return (
    <section className={styles.sheet} aria-hidden="true">
      <h2>{courseTitle}</h2>
      <p>
        <Trans>
          Attendance, {weekday}, {date}
        </Trans>
        {', '}
        {academy().name}
      </p>
      <p>
        <Trans>
          {present} present, {absent} absent, {notMarked} not marked
        </Trans>
      </p>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>
              <Trans>Student</Trans>
            </th>
            <th>
              <Trans>Present</Trans>
            </th>
            <th>
              <Trans>Absent</Trans>
            </th>
            <th>
              <Trans>Note</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {form.students.map(({ _id, name }, at) => {
            const mark = form.markOf(_id)
            return (
              <tr key={_id}>
                <td>{at + 1}</td>
                <td>{name}</td>
                <td>{mark.present === true ? '✓' : '☐'}</td>
                <td>{mark.present === false ? '✕' : '☐'}</td>
                <td>{mark.notes}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
