import { addDays, type Day, formatDay, formatWeekday, isDay } from '@academy/contract/text/days'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './day-tools.module.css'
import type { DayForm } from './use-day.ts'

interface DayToolsProps {
  day: Day
  /** The day that it is in Kigali: none behind it can be chosen. */
  today: Day
  form: DayForm
  onDay: (day: Day) => void
}

/** Which day, how far it is marked, and everybody at once. */
export function DayTools({ day, today, form, onDay }: DayToolsProps) {
  const { present, absent, notMarked } = form.counts
  return (
    <div className={styles.tools}>
      <DayStepper {...{ day, today, onDay }} />
      {form.isReady && form.students.length > 0 && (
        <>
          <p role="status" className={`${styles.tally} num`}>
            <span>
              <Trans>
                <b>{present}</b> present
              </Trans>
            </span>
            <span>
              <Trans>
                <b>{absent}</b> absent
              </Trans>
            </span>
            {notMarked > 0 && (
              <span className={styles.open}>
                <Trans>
                  <b>{notMarked}</b> not marked
                </Trans>
              </span>
            )}
          </p>
          <div className={styles.all}>
            <Button size="sm" variant="soft" onClick={() => form.markAll(true)}>
              <Check aria-hidden="true" />
              <Trans>Mark all present</Trans>
            </Button>
            <Button size="sm" onClick={() => form.markAll(false)}>
              <Trans>Mark all absent</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function DayStepper({ day, today, onDay }: Pick<DayToolsProps, 'day' | 'today' | 'onDay'>) {
  const { t } = useLingui()
  const isLast = day >= today
  const date = formatDay(day)
  const weekday = formatWeekday(day)
  return (
    <div className={styles.stepper}>
      <IconButton label={t`Previous day`} onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <label className={styles.day} title={weekday}>
        <CalendarDays aria-hidden="true" />
        <span className="num">{day === today ? <Trans>Today, {date}</Trans> : date}</span>
        <input
          type="date"
          aria-label={t`Date`}
          value={day}
          max={today}
          min="2000-01-01"
          onClick={(event) => showPicker(event.currentTarget)}
          onChange={({ target: { value } }) => isDay(value) && value <= today && onDay(value)}
        />
      </label>
      <IconButton
        label={isLast ? t`Next day, not yet` : t`Next day`}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onDay(addDays(day, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** The whole field opens it, where the browser knows how; elsewhere it is typed. */
function showPicker(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // A browser without one, or one that does not let a page open it.
  }
}

export function KeysOfDay() {
  return (
    <p className={styles.keys}>
      <span>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> next student
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>P</kbd> present
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>A</kbd> absent
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>N</kbd> note
        </Trans>
      </span>
    </p>
  )
}

/** `3 changes not saved` */
export function ChangesLeft({ count }: { count: number }) {
  return <Plural value={count} one="# change not saved" other="# changes not saved" />
}
