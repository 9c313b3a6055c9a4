import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A strip of numbers that matter. */
export function Stats({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames('stats', className)}>{children}</dl>
}

/** Number, label and, in words, where it is going: 3 more than last week. */
export function Stat({ value, label, trend }: { value: ReactNode; label: ReactNode; trend?: ReactNode }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {trend && <dd className="stat-note">{trend}</dd>}
    </div>
  )
}
