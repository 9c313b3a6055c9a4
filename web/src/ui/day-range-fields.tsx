import { Trans, useLingui } from '@lingui/react/macro'
import styles from './day-range-fields.module.css'
import { TextInput } from './text-input.tsx'

interface DayRangeFieldsProps {
  /** Calendar days, 2026-11-20, or nothing. */
  from: string
  to: string
  onChange: (change: { from: string } | { to: string }) => void
}

/** From one day to another, among a list's filters; neither passes the other. */
export function DayRangeFields({ from, to, onChange }: DayRangeFieldsProps) {
  const { t } = useLingui()
  return (
    <span className={styles.range}>
      <span className={styles.day}>
        <span aria-hidden="true">
          <Trans>From</Trans>
        </span>
        <TextInput
          aria-label={t`From day`}
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </span>
      <span className={styles.day}>
        <span aria-hidden="true">
          <Trans>To</Trans>
        </span>
        <TextInput
          aria-label={t`To day`}
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </span>
    </span>
  )
}
