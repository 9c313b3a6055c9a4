import type { ReactNode } from 'react'
import styles from './counters.module.css'

/** A row of figures without a frame of their own; a card on phones. */
export function Counters({
  counters,
}: {
  counters: readonly { label: ReactNode; value: ReactNode; id: string }[]
}) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
