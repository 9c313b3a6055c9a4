import { type Day, formatDay, formatWeekday } from '@academy/contract/text/days'
import { Trans } from '@lingui/react/macro'
import { PrintHead } from '../print-head.tsx'
import styles from './print-sheet.module.css'
import type { DayForm } from './use-day.ts'

/** The day on paper: what is marked, room to mark by hand what is not, and a place to sign. */
export function PrintSheet({ form, day, courseTitle }: { form: DayForm; day: Day; courseTitle: string }) {
  const { present, absent, notMarked } = form.counts
  return (
    <section className={styles.sheet} aria-hidden="true">
      <PrintHead course={courseTitle} days={`${formatWeekday(day)}, ${formatDay(day)}`}>
        <Trans>
          {present} present, {absent} absent, {notMarked} not marked
        </Trans>
      </PrintHead>
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
            <th>
              <Trans>Signature</Trans>
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
                <td />
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
