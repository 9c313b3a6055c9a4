import { formatPercent } from '@academy/contract/text'
import type { CSSProperties, ReactNode } from 'react'
import styles from './ring-progress.module.css'

const radius = 44
const length = 2 * Math.PI * radius

type RingProgressProps = {
  percent: number
  label: string
  /** In the middle instead of the percentage. */
  children?: ReactNode
  /** A tick on the ring: the pass mark, 0 to 100. */
  mark?: number
  /** Pixels. */
  size?: number
  tone?: 'primary' | 'danger' | 'sun'
}

const strokes = { primary: 'var(--color-primary)', danger: 'var(--color-danger)', sun: 'var(--color-sun)' }

export function RingProgress({
  percent,
  label,
  children,
  mark,
  size = 112,
  tone = 'primary',
}: RingProgressProps) {
  const shown = formatPercent(percent)
  const value = Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0
  return (
    <span
      className={styles.ring}
      style={{ '--ring-size': `${size}px` } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuetext={shown}
    >
      <svg viewBox="0 0 100 100" fill="none" strokeWidth={9} aria-hidden="true" focusable="false">
        <circle cx={50} cy={50} r={radius} stroke="var(--color-line)" />
        <circle
          cx={50}
          cy={50}
          r={radius}
          stroke={strokes[tone]}
          strokeDasharray={`${(value / 100) * length} ${length}`}
        />
        {mark !== undefined && (
          <path
            d="M87 50h13"
            stroke="var(--color-text)"
            strokeWidth={3}
            transform={`rotate(${mark * 3.6} 50 50)`}
          />
        )}
      </svg>
      <b>{children ?? shown}</b>
    </span>
  )
}
