import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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
      <Day
        name={<Trans>From</Trans>}
        label={t`From day`}
        value={from}
        max={to || undefined}
        onDay={(day) => onChange({ from: day })}
      />
      <Day
        name={<Trans>To</Trans>}
        label={t`To day`}
        value={to}
        min={from || undefined}
        onDay={(day) => onChange({ to: day })}
      />
    </span>
  )
}

interface DayProps {
  name: ReactNode
  label: string
  value: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

const Day = ({ name, label, onDay, ...limits }: DayProps) => (
  <span className={styles.day}>
    <span aria-hidden="true">{name}</span>
    <TextInput aria-label={label} type="date" onChange={({ target }) => onDay(target.value)} {...limits} />
  </span>
)
