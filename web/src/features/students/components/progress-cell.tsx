import type { Student } from '@academy/contract/students'
import { formatPercent } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './progress-cell.module.css'

type Progress = Pick<Student, 'name' | 'progress' | 'completedLectures' | 'allLectures'>

/** Bar, percent and lectures in one cell. */
export function ProgressCell({ student }: { student: Progress }) {
  const { t } = useLingui()
  const { name, progress, completedLectures, allLectures } = student
  const shown = formatPercent(progress)
  return (
    <span className={styles.cell}>
      <span className={styles.words}>
        <b>{shown}</b>
        <small>
          <Trans>
            {completedLectures} of {allLectures}
          </Trans>
        </small>
      </span>
      <span
        className={styles.bar}
        role="progressbar"
        aria-label={t`Progress of ${name}`}
        aria-valuenow={Math.round(progress)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={shown}
      >
        <span style={{ inlineSize: `${Math.min(100, progress)}%` }} />
      </span>
    </span>
  )
}
