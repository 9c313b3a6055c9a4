import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './segments.module.css'

type SegmentsProps<V extends string> = {
  legend: ReactNode
  value: V
  options: readonly { value: V; label: ReactNode; icon?: LucideIcon; lang?: string }[]
  onChange: (value: V) => void
}

/** A few choices side by side, of which one is in force at once. */
export function Segments<V extends string>({ legend, value, options, onChange }: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value: option, label, icon: Icon, lang }) => (
          <label key={option} lang={lang}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {Icon && <Icon aria-hidden="true" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
