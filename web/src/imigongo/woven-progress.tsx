import { formatPercent } from '@academy/contract/text'
import type { CSSProperties, ReactNode } from 'react'
import styles from './woven-progress.module.css'

type WovenProgressProps = {
  /** 0 to 100. */
  percent: number
  /** Names what progresses, for screen readers: Progress in Modern Front-End with React. */
  label: string
  /** After the number: complete. Left out, only the number shows. */
  words?: ReactNode
  /** At the end of the line: 5 of 8 lectures. */
  detail?: ReactNode
  /** Fills once from nothing; for the moment a lecture completes, not for later visits. */
  celebrate?: boolean
  className?: string
}

/** The woven band: interlocking triangles, the done part in the action colour. The number always stands in text. */
export function WovenProgress({ percent, label, words, detail, celebrate, className }: WovenProgressProps) {
  const shown = formatPercent(percent)
  const value = Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0
  return (
    <div className={className}>
      <div className={styles.words}>
        <span>
          <b>{shown}</b> {words}
        </span>
        {detail && <span>{detail}</span>}
      </div>
      <div
        className={styles.woven}
        data-celebrate={celebrate || undefined}
        style={{ '--done': `${value}%` } as CSSProperties}
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(value)}
        aria-valuetext={shown}
      >
        <i />
      </div>
    </div>
  )
}
