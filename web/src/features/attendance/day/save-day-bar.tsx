import { formatDateTime, formatTime } from '@academy/contract/text'
import { dayOf } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { ChangesLeft } from './day-tools.tsx'
import styles from './save-day-bar.module.css'
import type { DayForm } from './use-day.ts'

/** Always in reach: what is not saved, when the day was saved last, and Save. */
export function SaveDayBar({ form }: { form: DayForm }) {
  const { t } = useLingui()
  const { changed, isWaiting, isSaving } = form
  return (
    <section className={styles.bar} aria-label={t`Save`}>
      <p className={styles.said}>
        <b className="num" role="status">
          {isWaiting ? (
            <Trans>Waiting to be sent</Trans>
          ) : changed > 0 ? (
            <ChangesLeft count={changed} />
          ) : (
            <Trans>Everything is saved</Trans>
          )}
        </b>
        <LastSaved form={form} />
      </p>
      <Button
        variant="primary"
        busy={isSaving}
        // It keeps the focus of who pressed it.
        aria-disabled={changed === 0 || undefined}
        onClick={() => changed > 0 && form.save()}
      >
        <Trans>Save attendance</Trans>
      </Button>
    </section>
  )
}

function LastSaved({ form: { isWaiting, query } }: { form: DayForm }) {
  const { savedAt = null, savedBy = null } = query.data ?? {}
  if (isWaiting)
    return (
      <span>
        <Trans>Kept on this device until the academy can be reached</Trans>
      </span>
    )
  if (!savedAt) return null
  const isToday = dayOf(savedAt) === dayOf(Date.now())
  const time = isToday ? formatTime(savedAt) : formatDateTime(savedAt)
  return (
    <span className="num">
      {savedBy ? (
        <Trans>
          Last saved {time} by {savedBy}
        </Trans>
      ) : (
        <Trans>Last saved {time}</Trans>
      )}
    </span>
  )
}
