import { ACTIVE_DAYS_SHOWN } from '@academy/contract/students/rules'
import { formatDate } from '@academy/contract/text'
import { dayOf } from '@academy/contract/text/days'
import { Plural, Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/panel.tsx'
import { weeksOf } from '../days.ts'
import styles from './student-days.module.css'

const DAYS_A_WEEK = 7
const WEEKS = ACTIVE_DAYS_SHOWN / DAYS_A_WEEK
const noon = (day: string) => `${day}T12:00:00+02:00`

/** The days on which the student used the course: a picture, and the same in words. */
export function StudentDays({ days }: { days: readonly string[] }) {
  const weeks = weeksOf(days, dayOf(Date.now()), WEEKS)
  return (
    <Panel
      title={<Trans>Days active</Trans>}
      detail={<Plural value={WEEKS} one="last week" other="last # weeks" />}
    >
      <div className={styles.days}>
        <div className={styles.weeks} aria-hidden="true">
          {weeks.map((week) => (
            <div key={week[0]?.day} className={styles.week}>
              {week.map(({ day, isActive }) => (
                <span key={day} data-active={isActive || undefined} title={formatDate(noon(day))} />
              ))}
            </div>
          ))}
        </div>
        {days.length === 0 ? (
          <p>
            <Trans>Not once in this time.</Trans>
          </p>
        ) : (
          <details>
            <summary>
              <Plural value={days.length} one="On # day" other="On # days" />
            </summary>
            <ul>
              {days.map((day) => (
                <li key={day}>{formatDate(noon(day))}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  )
}
